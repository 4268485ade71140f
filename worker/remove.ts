/** Stands at the worker's address when the operator wants none (docs/operations.md): it takes away the one before, and itself. */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(removeAll()))

async function removeAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}

export {}
