import type { Locale } from '../i18n/locales.ts'
import { isPersonal, offlineProgressAnchor } from '../i18n/pages.ts'
import { localeOf, pageAt, pathTo } from '../i18n/paths.ts'
import type { Precache } from './precache.ts'

/**
 * The site without a network (docs/decisions/0026-without-a-network.md). What it keeps is the list that the build wrote,
 * and nothing else: no answer to a visitor is ever put into a cache.
 */
declare const self: ServiceWorkerGlobalScope

/** Written by scripts/service-worker/build-service-worker.ts. */
declare const PRECACHES: Record<Locale, Precache>
declare const POLICY: string
const precaches = PRECACHES

/** Milliseconds that the network has for a page of which there is a copy. */
const networkTimeout = 3000

/** Milliseconds until a language whose download has failed may be tried again, unless the browser restarts the worker before. */
const retryDelay = 60_000

/** Downloads that are under way, or have failed less than `retryDelay` ago: a page that asks meanwhile starts no other. */
const pendingPrecaches = new Map<Locale, Promise<void>>()

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

/** Downloads this version of the languages that the version before keeps. If one fails, this version is not installed. */
async function updatePrecaches(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData) return
  const known = (await caches.keys()).map((name) => name.split('-')[0])
  await Promise.all((Object.keys(precaches) as Locale[]).filter((locale) => known.includes(locale)).map(precache))
}

/** Runs once no page uses the version before. */
async function deleteOldCaches(): Promise<void> {
  const own = Object.values(precaches).map(({ cache }) => cache)
  for (const name of await caches.keys()) if (!own.includes(name)) await caches.delete(name)
  await self.clients.claim()
}

/** Never rejects: after a failure a later page asks again. */
function precacheOnce(locale: Locale): Promise<void> {
  const forget = () => void pendingPrecaches.delete(locale)
  const done = pendingPrecaches.get(locale) ?? precache(locale).then(forget, () => void setTimeout(forget, retryDelay))
  pendingPrecaches.set(locale, done)
  return done
}

/** Puts all files of a language into its cache, or none if one is not as the build made it. */
async function precache(locale: Locale): Promise<void> {
  const { cache: name, files } = precaches[locale]
  const cache = await caches.open(name)
  // a browser that was stopped in the middle may have left a part
  if ((await cache.keys()).length >= files.length) return
  await cache.addAll(files.map(([path, integrity]) => new Request(path, integrity ? { integrity } : {})))
}

/** A page from the network, or its copy if the network fails or is slow, or the server fails. */
async function networkFirst(request: Request, path: string): Promise<Response> {
  const sent = fetch(request)
  const copy = await cachedResponse(path, precaches[localeOf(path)].cache)
  if (!copy) return sent.catch(() => withoutCopy(path))
  return Promise.race([
    sent.then((response) => (response.status < 500 ? response : copy)).catch(() => copy),
    new Promise<Response>((resolve) => setTimeout(resolve, networkTimeout, copy)),
  ])
}

/** An asset's name has a hash of its content, so the copy of any version is the same. */
async function cacheFirst(request: Request): Promise<Response> {
  return (await cachedResponse(request.url)) ?? fetch(request)
}

/** A cache that cannot be read counts as empty. */
async function cachedResponse(path: string, cacheName?: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { ignoreVary: true, ...(cacheName && { cacheName }) })
  } catch {
    return undefined
  }
}

/** One's own results say themselves what they cannot read, and what waits: a page that is kept leads there. */
async function withoutCopy(path: string): Promise<Response> {
  const [page, locale] = [pageAt(path), localeOf(path)]
  const home = pathTo('home', locale)
  const leadsOn = page && isPersonal(page) && (await cachedResponse(home, precaches[locale].cache))
  return leadsOn ? Response.redirect(`${home}#${offlineProgressAnchor}`) : offlinePage(locale)
}

function offlinePage(locale: Locale): Response {
  return new Response(precaches[locale].offlinePage, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  })
}
