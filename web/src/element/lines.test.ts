/** Lines to be pasted hold what was said, and nothing that was said can break out of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { elementLines, frameAddress, frameLines } from "./lines.js";

const SITE = "https://museum.example/dama/";

test("an element in two lines, its words in their order", () => {
  assert.equal(
    elementLines(SITE, { level: "hard", game: "turkish", skin: "" }),
    '<script type="module" src="https://museum.example/dama/dama-board.js"></script>\n' +
      '<dama-board game="turkish" level="hard"></dama-board>',
  );
});

test("a frame with its title, its size, and what it may do", () => {
  assert.equal(
    frameLines(SITE, { game: "tama", mode: "two" }, "Tama", { width: 480, height: 640 }),
    '<iframe src="https://museum.example/dama/embed.html?game=tama&amp;mode=two" title="Tama" width="480" height="640"' +
      ' loading="lazy" allow="clipboard-write; web-share"></iframe>',
  );
  assert.equal(frameAddress(SITE, {}), "https://museum.example/dama/embed.html");
});

test("what is typed stays a value", () => {
  const position = '"><script>alert(1)</script>&';
  const element = elementLines(SITE, { position });
  assert.equal(element.split("<").length, 5, element);
  assert.ok(element.includes('position="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"'), element);
  const frame = frameLines(SITE, { position }, position, { width: 1, height: 1 });
  assert.equal(frame.split("<").length, 3, frame);
  assert.equal(new URL(frameAddress(SITE, { position })).searchParams.get("position"), position);
});
