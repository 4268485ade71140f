/**
 * The service worker of a site whose operator turned offline use off (docs/operations.md): deletes all caches and
 * unregisters itself.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(unregister()))

async function unregister(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}

export {}
