/**
 * The service worker's end: published in its place as `sw.js`, it takes every kept version from the device and
 * itself away. A site that was ever published with the other must go on serving this one.
 */
import { cachePrefix } from "./kept.js";

interface Scope {
  location: Location;
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    run: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}
const scope = self as unknown as Scope;

async function letGo(): Promise<void> {
  const prefix = cachePrefix(new URL("./", scope.location.href));
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}

// At once, since browsers may let a new service worker wait; the one before has nothing to give then.
scope.addEventListener("install", (event) => event.waitUntil(letGo().then(() => scope.skipWaiting())));
scope.addEventListener("activate", (event) => event.waitUntil(letGo().then(() => scope.registration.unregister())));
