/** Whole versions or none, each page its own: on caches and a network made for the purpose. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { digestOf, Keeper, type World } from "./keeper.js";
import type { Kept } from "./kept.js";

const BASE = new URL("https://museum.example/dama/");

class FakeCache {
  readonly kept = new Map<string, Response>();
  match = async (url: string) => this.kept.get(url)?.clone();
  put = async (url: string, response: Response) => void this.kept.set(url, response);
  delete = async (url: string) => this.kept.delete(url);
  keys = async () => [...this.kept.keys()].map((url) => ({ url }));
}

/** A browser, and a server whose files can be changed. */
class Device {
  readonly stores = new Map<string, FakeCache>();
  readonly alive = new Set<string>();
  files: Record<string, string> = {};
  asked: string[] = [];
  time = 0;
  saves = false;

  world(): World {
    const caches = {
      open: async (name: string) => {
        const found = this.stores.get(name) ?? new FakeCache();
        this.stores.set(name, found);
        return found;
      },
      keys: async () => [...this.stores.keys()],
      has: async (name: string) => this.stores.has(name),
      delete: async (name: string) => this.stores.delete(name),
    };
    return {
      base: BASE,
      caches: caches as unknown as World["caches"],
      fetch: async (url) => {
        const path = url.slice(BASE.href.length);
        this.asked.push(path);
        const text = this.files[path];
        return text === undefined ? new Response(null, { status: 404 }) : new Response(text);
      },
      lives: async (id) => this.alive.has(id),
      now: () => this.time,
      saves: this.saves,
    };
  }
  versions = () => [...this.stores.keys()].map((name) => name.split(" ")[2]).filter((name) => name !== "pages");
}

const FIRST = { "index.html": "one", "main.js": "code 1", "a.txt": "same" };
const SECOND = { "index.html": "two", "main.js": "code 2", "a.txt": "same" };

async function listOf(version: string, files: Record<string, string>): Promise<Kept> {
  const digests: Record<string, string> = {};
  for (const [path, text] of Object.entries(files)) {
    digests[path] = await digestOf(await new Response(text).arrayBuffer());
  }
  const { "a.txt": later = "", ...first } = digests;
  return { version, first, rest: { "a.txt": later } };
}
/** A version that was published, installed and serves. */
async function serving(device: Device, version: string, files: Record<string, string>): Promise<Keeper> {
  device.files = files;
  const keeper = new Keeper(await listOf(version, files), device.world());
  await keeper.install();
  await keeper.tidy();
  return keeper;
}
const text = (keeper: Keeper, id: string, path: string) =>
  keeper.file(id, `${BASE.href}${path}`).then((found) => (found.type === "error" ? "nothing" : found.text()));

test("a version that is not complete is not installed", async () => {
  const device = new Device();
  device.files = { ...SECOND, "main.js": "code 1" };
  const keeper = new Keeper(await listOf("v2", SECOND), device.world());
  await assert.rejects(keeper.install(), /main\.js: .*not of version v2/);
  device.files = SECOND;
  await keeper.install();
  assert.ok(device.stores.get("dama-atlas /dama/ v2")?.kept.size === 3);
});

test("a page has its own version as long as it lives, and the version goes with it", async () => {
  const device = new Device();
  const one = await serving(device, "v1", FIRST);
  device.alive.add("old");
  assert.equal(await (await one.start("old", BASE.href)).text(), "one");
  device.asked = [];
  const two = await serving(device, "v2", SECOND);
  assert.deepEqual(device.asked.sort(), ["index.html", "main.js"], "what is the same is not loaded again");

  device.alive.add("new");
  assert.equal(await (await two.start("new", BASE.href)).text(), "two");
  assert.equal(await text(two, "old", "main.js"), "code 1");
  assert.equal(await text(two, "new", "main.js"), "code 2");
  // Woken again, it has to look that up.
  const woken = new Keeper(await listOf("v2", SECOND), device.world());
  assert.equal(await text(woken, "old", "main.js"), "code 1");
  device.files = { ...SECOND, "games/tama.html": "a page that no version keeps" };
  assert.equal(await text(woken, "old", "games/tama.html"), "a page that no version keeps");

  device.time = 100_000;
  await woken.tidy();
  assert.deepEqual(device.versions(), ["v1", "v2"]);
  device.alive.delete("old");
  await woken.tidy();
  assert.deepEqual(device.versions(), ["v2"]);
});

test("a version that is kept serves new pages even before its service worker is at work", async () => {
  const device = new Device();
  const one = await serving(device, "v1", FIRST);
  await one.start("old", BASE.href);
  device.files = SECOND;
  const two = new Keeper(await listOf("v2", SECOND), device.world());
  await two.install();
  device.files = {};
  assert.equal(await one.newest(), "v2");
  assert.equal(await (await one.start("new", BASE.href)).text(), "two");
  assert.equal(await text(one, "new", "main.js"), "code 2");
  assert.equal(await text(one, "old", "main.js"), "code 1");
  device.time = 100_000;
  device.alive.add("old");
  await one.tidy();
  assert.deepEqual(device.versions(), ["v1", "v2"]);

  // The first one's page stays open, and a third version comes meanwhile; half of it is left alone.
  const third = { ...SECOND, "main.js": "code 3" };
  device.files = { ...third, "main.js": "not there yet" };
  const three = new Keeper(await listOf("v3", third), device.world());
  await assert.rejects(three.install());
  await one.tidy();
  assert.equal(await one.newest(), "v2");
  assert.deepEqual(device.versions(), ["v1", "v2", "v3"]);
  device.files = third;
  await three.install();
  await one.tidy();
  assert.deepEqual(device.versions(), ["v1", "v3"]);
  assert.equal(await text(one, "old", "main.js"), "code 1");
  device.alive.delete("old");
  await three.tidy();
  assert.deepEqual(device.versions(), ["v3"]);
});

test("half of a version that never came goes with the next one", async () => {
  const device = new Device();
  await serving(device, "v1", FIRST);
  await assert.rejects(new Keeper(await listOf("v2", SECOND), device.world()).install());
  assert.deepEqual(device.versions(), ["v1", "v2"]);
  await serving(device, "v3", { ...FIRST, "a.txt": "other" });
  assert.deepEqual(device.versions(), ["v3"]);
});

test("a page that nobody knows gets what the network has", async () => {
  const device = new Device();
  const keeper = await serving(device, "v1", FIRST);
  device.files = SECOND;
  assert.equal(await text(keeper, "frame", "main.js"), "code 2");
  await keeper.know("frame", "v0");
  assert.equal(await text(keeper, "frame", "main.js"), "code 2", "nothing of v0 is kept");
  await keeper.know("frame", "v1");
  assert.equal(await text(keeper, "frame", "main.js"), "code 1");
});

test("where data is saved, the rest comes when it is asked for, if it is still of this version", async () => {
  const device = new Device();
  device.saves = true;
  const keeper = await serving(device, "v1", FIRST);
  assert.equal(device.stores.get("dama-atlas /dama/ v1")?.kept.size, 2);
  await keeper.know("page", "v1");
  device.files = { ...FIRST, "a.txt": "of another version" };
  assert.equal(await text(keeper, "page", "a.txt"), "nothing");
  device.files = FIRST;
  assert.equal(await text(keeper, "page", "a.txt"), "same");
  device.files = {};
  assert.equal(await text(keeper, "page", "a.txt"), "same");

  // The same, of a version whose service worker waits; and the one at work fetches nothing of its own anew.
  const second = { ...SECOND, "a.txt": "new" };
  device.files = second;
  await new Keeper(await listOf("v2", second), device.world()).install();
  await keeper.start("next", BASE.href);
  device.files = { ...second, "a.txt": "of a third version" };
  assert.equal(await text(keeper, "next", "a.txt"), "nothing");
  device.files = second;
  device.asked = [];
  await keeper.mend();
  assert.deepEqual(device.asked, []);
  assert.equal(await text(keeper, "next", "a.txt"), "new");
});

test("only the site's own start pages are answered for, and what was thrown away is fetched anew", async () => {
  const device = new Device();
  const keeper = await serving(device, "v1", FIRST);
  for (const address of ["", "?puzzle=tama-1", "index.html?x=1#x", "embed.html?kiosk=1"])
    assert.ok(keeper.isStart(BASE.href + address), address);
  for (const address of ["snippet.html", "games/tama.html", "../"])
    assert.ok(!keeper.isStart(new URL(address, BASE).href), address);
  assert.equal(keeper.pathOf("https://other.example/dama/main.js"), null);

  device.stores.clear();
  assert.equal(await (await keeper.start("page", BASE.href)).text().catch(() => ""), "");
  await keeper.mend();
  assert.equal(await (await keeper.start("page", BASE.href)).text(), "one");
});
