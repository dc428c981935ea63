import { SHELL_CACHE } from '../base/worker/caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** Removes the caches of the app and then itself: if OFFLINE is off, this code replaces the worker (OFFLINE-8). */
async function remove(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL_CACHE));
  await Promise.all(shells.map(async (name) => await caches.delete(name)));
  await self.skipWaiting();
}

self.addEventListener('install', (event) => event.waitUntil(remove()));

self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
