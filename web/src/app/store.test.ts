/** What is kept survives damage, newer versions, full and forbidden storage. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { forgetGame, gameOf, keepGame, MOST_KEPT, readSeating, type SavedGame, savedShape } from "./saved.js";
import { settingsShape, toldShape } from "./settings.js";
import { Store } from "./store.js";

/** A Storage in memory, as a browser's, that can be told to be full. */
class Shelf implements Storage {
  readonly items = new Map<string, string>();
  full = false;
  get length() {
    return this.items.size;
  }
  clear() {
    this.items.clear();
  }
  key(n: number) {
    return [...this.items.keys()][n] ?? null;
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this.items.set(key, String(value));
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
}

const SETTINGS = "dama-atlas.settings";
const GAMES = "dama-atlas.games";

const game = (id: string, address: string, over = false): SavedGame => ({
  id,
  rules: "tama",
  address,
  bottom: "white",
  faceToFace: false,
  computer: null,
  over,
  number: 1,
  side: "white",
  when: 5,
});

test("what is written is read again, by another page too", () => {
  const shelf = new Shelf();
  const changed = { ...settingsShape.empty(), theme: "dark" as const, speed: 20 };
  assert.equal(new Store(() => shelf).write(settingsShape, changed), true);
  const store = new Store(() => shelf);
  assert.deepEqual(store.read(settingsShape), changed);
  assert.deepEqual(store.notices, []);
  assert.equal(store.keeps, true);
});

test("nothing kept yet gives the usual settings and says nothing", () => {
  const store = new Store(() => new Shelf());
  assert.deepEqual(store.read(settingsShape), settingsShape.empty());
  assert.deepEqual(store.notices, []);
});

const damaged = {
  "no JSON": "{",
  "no envelope": "[]",
  "no version": JSON.stringify({ data: settingsShape.empty() }),
  "a version that is none": JSON.stringify({ version: 0, data: settingsShape.empty() }),
  "a field missing": JSON.stringify({ version: 1, data: { theme: "dark" } }),
  "an unknown choice": JSON.stringify({ version: 1, data: { ...settingsShape.empty(), theme: "green" } }),
  "a speed out of range": JSON.stringify({ version: 1, data: { ...settingsShape.empty(), speed: -1 } }),
};
for (const [what, text] of Object.entries(damaged)) {
  test(`damaged (${what}): set aside byte for byte, said, and the page goes on`, () => {
    const shelf = new Shelf();
    shelf.setItem(SETTINGS, text);
    const store = new Store(() => shelf);
    assert.deepEqual(store.read(settingsShape), settingsShape.empty());
    assert.equal(shelf.getItem(`${SETTINGS}.aside-1`), text);
    assert.equal(shelf.getItem(SETTINGS), null);
    assert.deepEqual(store.notices, [{ kind: "damaged", key: `${SETTINGS}.aside-1` }]);
  });
}

test("a newer version is set aside as newer, never over what was set aside before", () => {
  const shelf = new Shelf();
  shelf.setItem(`${GAMES}.aside-1`, "older trouble");
  const newer = JSON.stringify({ version: savedShape.version + 1, data: { anything: true } });
  shelf.setItem(GAMES, newer);
  const store = new Store(() => shelf);
  assert.deepEqual(store.read(savedShape), []);
  assert.equal(shelf.getItem(`${GAMES}.aside-1`), "older trouble");
  assert.equal(shelf.getItem(`${GAMES}.aside-2`), newer);
  assert.deepEqual(store.notices, [{ kind: "newer", key: `${GAMES}.aside-2` }]);
});

test("what cannot be set aside is left alone and not written over", () => {
  const shelf = new Shelf();
  shelf.setItem(GAMES, "broken");
  shelf.full = true;
  const store = new Store(() => shelf);
  assert.deepEqual(store.read(savedShape), []);
  shelf.full = false;
  assert.equal(store.write(savedShape, [game("a", "tama;a3-a4")]), false);
  assert.equal(shelf.getItem(GAMES), "broken");
  // For as long as the page is open it remembers all the same.
  assert.equal(store.read(savedShape).length, 1);
});

test("a full storage is said once, and dismissed for good", () => {
  const shelf = new Shelf();
  shelf.full = true;
  const store = new Store(() => shelf);
  assert.equal(store.write(toldShape, ["la-dama"]), false);
  const [notice] = store.notices;
  assert.deepEqual(notice, { kind: "full" });
  if (notice) store.dismiss(notice);
  store.write(toldShape, ["la-dama"]);
  assert.deepEqual(store.notices, []);
});

for (const where of ["on being named", "on being read"] as const) {
  test(`storage that throws ${where}: it plays on, remembers while open, and says so`, () => {
    const refusing = new Proxy(new Shelf(), {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
    const store = new Store(() => {
      if (where === "on being named") throw new DOMException("denied", "SecurityError");
      return refusing;
    });
    assert.deepEqual(store.read(settingsShape), settingsShape.empty());
    assert.equal(store.write(settingsShape, { ...settingsShape.empty(), speed: 2 }), false);
    assert.equal(store.read(settingsShape).speed, 2);
    assert.deepEqual(store.notices, [{ kind: "none" }]);
    assert.equal(store.keeps, false);
  });
}

test("games: newest first, one place each, a limited number, and forgotten when asked", () => {
  const store = new Store(() => new Shelf());
  for (let n = 0; n < MOST_KEPT + 5; n += 1) keepGame(store, game(`g${n}`, `tama;${n}`), null);
  keepGame(store, game("g10", "tama;again"), "tama;10");
  const kept = store.read(savedShape);
  assert.equal(kept.length, MOST_KEPT);
  assert.equal(kept[0]?.address, "tama;again");
  assert.equal(kept.filter(({ id }) => id === "g10").length, 1);
  forgetGame(store, "g10");
  assert.equal(store.read(savedShape).length, MOST_KEPT - 1);
});

test("an address belongs to the game it shows, or to the longest it goes on from", () => {
  const games = [game("short", "tama;a3-a4"), game("long", "tama;a3-a4_a6-a5"), game("other", "tama;b3-b4")];
  assert.equal(gameOf(games, "tama;a3-a4")?.id, "short");
  assert.equal(gameOf(games, "tama;a3-a4_a6-a5_b3-b4")?.id, "long");
  assert.equal(gameOf(games, "tama;c3-c4"), undefined);
});

test("a game against the computer is found at its own address only: a friend's link goes on from two people's", () => {
  const computer = { side: "black", level: "easy", seed: 3 } as const;
  const games = [{ ...game("against", "tama;a3-a4_a6-a5"), computer }, game("people", "tama;a3-a4")];
  assert.equal(gameOf(games, "tama;a3-a4_a6-a5")?.id, "against");
  assert.equal(gameOf(games, "tama;a3-a4_a6-a5_b3-b4")?.id, "people");
});

test("games and settings kept before there was a computer are read as they were", () => {
  const shelf = new Shelf();
  const { computer: _, ...old } = game("old", "tama;a3-a4");
  shelf.setItem(GAMES, JSON.stringify({ version: 1, data: [old] }));
  const { computerResigns: __, ...before } = { ...settingsShape.empty(), speed: 2 };
  shelf.setItem(SETTINGS, JSON.stringify({ version: 1, data: before }));
  const store = new Store(() => shelf);
  assert.deepEqual(store.read(savedShape), [game("old", "tama;a3-a4")]);
  assert.deepEqual(store.read(settingsShape), { ...settingsShape.empty(), speed: 2 });
  assert.deepEqual(store.notices, []);
  // Written again they are of the new kind.
  const against = { ...game("new", "tama;b3-b4"), computer: { side: "white", level: "hard", seed: 9 } as const };
  keepGame(store, against, null);
  assert.deepEqual(new Store(() => shelf).read(savedShape), [against, game("old", "tama;a3-a4")]);
  assert.equal(JSON.parse(shelf.getItem(GAMES) ?? "").version, 2);
});

test("what an entry of the history remembers is a seat, or nothing", () => {
  const { id, address, bottom, faceToFace, computer } = game("g", "tama");
  assert.deepEqual(readSeating({ id, address, bottom, faceToFace, computer }), {
    id,
    address,
    bottom,
    faceToFace,
    computer,
  });
  assert.equal(readSeating({ id, bottom, faceToFace, computer })?.address, null);
  for (const other of [null, undefined, "g", { id }, { id: 5, bottom, faceToFace, computer }]) {
    assert.equal(readSeating(other), null);
  }
});

test("two pages with one game: whoever goes another way gets a place of its own", () => {
  const shelf = new Shelf();
  const store = new Store(() => shelf);
  const start = "tama;a3-a4";
  keepGame(store, game("g", start), null);
  // Both pages saw the start; one plays on, then the other.
  assert.equal(keepGame(store, game("g", `${start}_a6-a5`), start), "g");
  const own = keepGame(store, game("g", `${start}_b6-b5`), start);
  assert.notEqual(own, "g");
  assert.deepEqual(
    store.read(savedShape).map(({ id, address }) => [id, address]),
    [
      [own, `${start}_b6-b5`],
      ["g", `${start}_a6-a5`],
    ],
  );
  // What was taken back here, and what goes on from there, is still the same game.
  assert.equal(keepGame(store, game(own, start), `${start}_b6-b5`), own);
  assert.equal(keepGame(store, game("g", `${start}_a6-a5_b3-b4`), start), "g");
});

test("after a failed writing the newer is remembered, not the older read", () => {
  const shelf = new Shelf();
  const store = new Store(() => shelf);
  store.write(toldShape, ["tama"]);
  shelf.full = true;
  store.write(toldShape, ["tama", "la-dama"]);
  assert.deepEqual(store.read(toldShape), ["tama", "la-dama"]);
});

test("an entry that is worthless in part is set aside whole, and what is left stays", () => {
  const shelf = new Shelf();
  const store = new Store(() => shelf);
  const good = game("good", "tama;a3-a4");
  store.write(savedShape, [good, game("bad", "tama;zz")]);
  const text = shelf.getItem(GAMES);
  store.replace(savedShape, [good]);
  assert.equal(shelf.getItem(`${GAMES}.aside-1`), text);
  assert.deepEqual(store.read(savedShape), [good]);
  assert.deepEqual(store.notices, [{ kind: "damaged", key: `${GAMES}.aside-1` }]);
  store.replace(savedShape, null);
  assert.equal(shelf.getItem(GAMES), null);
});
