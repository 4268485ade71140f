/**
 * The service worker: serves the site offline (docs/decisions/0026-without-a-network.md). It stores only the files that
 * the build lists, never a response to a visitor.
 */
import type { Locale } from '../i18n/locales.ts'
import { isPersonal, offlineProgressAnchor } from '../i18n/pages.ts'
import { localeOf, pageAt, pathTo } from '../i18n/paths.ts'
import type { Precache } from './precache.ts'

declare const self: ServiceWorkerGlobalScope

/** Constants that scripts/service-worker/build-service-worker.ts defines. */
declare const PRECACHES: Record<Locale, Precache>
declare const POLICY: string
const precaches = PRECACHES

/** Milliseconds to wait for the network before a page's cached copy is used. */
const networkTimeout = 3000

/** Milliseconds before a failed download may be tried again. A restart of the worker allows it sooner. */
const retryDelay = 60_000

/** Downloads in progress, or that failed less than `retryDelay` ago. A language listed here is not downloaded again. */
const recentPrecaches = new Map<Locale, Promise<void>>()

self.addEventListener('install', (event) => event.waitUntil(updatePrecaches()))
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))
self.addEventListener('message', (event) => {
  event.waitUntil(precacheOnce(event.data as Locale))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request))
})

/**
 * Downloads this version's files of every language that the previous version stored. Does nothing while the browser's
 * data saver is on. Rejects if a download fails; the browser then keeps the previous version.
 */
async function updatePrecaches(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData) return
  const stored = (await caches.keys()).map((name) => name.split('-')[0])
  await Promise.all((Object.keys(precaches) as Locale[]).filter((locale) => stored.includes(locale)).map(precache))
}

/** Deletes the caches of previous versions. The browser calls it once no page uses them. */
async function deleteOldCaches(): Promise<void> {
  const current = Object.values(precaches).map(({ cache }) => cache)
  for (const name of await caches.keys()) if (!current.includes(name)) await caches.delete(name)
  await self.clients.claim()
}

/** Downloads a language, unless it is in `recentPrecaches`. Never rejects. */
function precacheOnce(locale: Locale): Promise<void> {
  const remove = () => void recentPrecaches.delete(locale)
  const done = recentPrecaches.get(locale) ?? precache(locale).then(remove, () => void setTimeout(remove, retryDelay))
  recentPrecaches.set(locale, done)
  return done
}

/** Stores all files of a language, or none if a request fails or a hash differs. */
async function precache(locale: Locale): Promise<void> {
  const { cache: name, files } = precaches[locale]
  const cache = await caches.open(name)
  // a browser closed during the download may have left a partial cache
  if ((await cache.keys()).length >= files.length) return
  await cache.addAll(files.map(([path, integrity]) => new Request(path, integrity ? { integrity } : {})))
}

/** Returns a page from the network, or its cached copy after a network error, a 5xx status or `networkTimeout`. */
async function networkFirst(request: Request, path: string): Promise<Response> {
  const fetched = fetch(request)
  const copy = await cachedResponse(path, precaches[localeOf(path)].cache)
  if (!copy) return fetched.catch(() => offlineFallback(path))
  return Promise.race([
    fetched.then((response) => (response.status < 500 ? response : copy)).catch(() => copy),
    new Promise<Response>((resolve) => setTimeout(resolve, networkTimeout, copy)),
  ])
}

/** Returns an asset from any cache, else from the network. Its name has a hash of its content, so no copy is stale. */
async function cacheFirst(request: Request): Promise<Response> {
  return (await cachedResponse(request.url)) ?? fetch(request)
}

/** Returns the cached response, or undefined if there is none or the caches cannot be read. */
async function cachedResponse(path: string, cacheName?: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { ignoreVary: true, ...(cacheName && { cacheName }) })
  } catch {
    return undefined
  }
}

/**
 * Returns the response for a page without a copy: the offline page. A personal page, which is never cached, redirects
 * to the cached home page, whose hash opens the personal page in the browser (app/layout/navigation.ts).
 */
async function offlineFallback(path: string): Promise<Response> {
  const [page, locale] = [pageAt(path), localeOf(path)]
  const home = pathTo('home', locale)
  const redirectsHome = page && isPersonal(page) && (await cachedResponse(home, precaches[locale].cache))
  return redirectsHome ? Response.redirect(`${home}#${offlineProgressAnchor}`) : offlinePage(locale)
}

function offlinePage(locale: Locale): Response {
  return new Response(precaches[locale].offlinePage, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  })
}
