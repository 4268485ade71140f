import type { Locale } from '../i18n/locales.ts'
import { localeOf } from '../i18n/paths.ts'
import type { Precache } from './precache.ts'

/**
 * The site without a network (docs/decisions/0026-without-a-network.md). What it keeps is the list that the build wrote,
 * and nothing else: no answer to a visitor is ever put into a cache.
 */
declare const self: ServiceWorkerGlobalScope

/** Written by scripts/offline/service-worker.ts. */
declare const PRECACHES: Record<Locale, Precache>
declare const POLICY: string
const precaches = PRECACHES

/** How long a page may keep its reader waiting for the network when a copy of it is here, in milliseconds. */
const patience = 3000

/** How long a language that did not come is left alone, in milliseconds; a worker that was stopped has forgotten. */
const pause = 60_000

/** The languages that are coming, or did not come a moment ago: the pages that ask meanwhile start nothing anew. */
const coming = new Map<Locale, Promise<void>>()

self.addEventListener('install', (event) => event.waitUntil(renew()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  event.waitUntil(precacheOnce(event.data as Locale))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** The languages that the version before keeps, in this version: whole, or this version is not installed. */
async function renew(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData) return
  const known = (await caches.keys()).map((name) => name.split('-')[0])
  await Promise.all((Object.keys(precaches) as Locale[]).filter((locale) => known.includes(locale)).map(precache))
}

/** The version before has no page any more. */
async function takeOver(): Promise<void> {
  const own = Object.values(precaches).map(({ cache }) => cache)
  for (const name of await caches.keys()) if (!own.includes(name)) await caches.delete(name)
  await self.clients.claim()
}

/** Never rejects: what does not come now is asked for again by a later page. */
function precacheOnce(locale: Locale): Promise<void> {
  const forget = () => void coming.delete(locale)
  const done = coming.get(locale) ?? precache(locale).then(forget, () => void setTimeout(forget, pause))
  coming.set(locale, done)
  return done
}

/** Keeps a language: all of its files, or none when one does not come as the build made it. */
async function precache(locale: Locale): Promise<void> {
  const { cache: name, files } = precaches[locale]
  const cache = await caches.open(name)
  // a browser that was stopped in the middle may have left a part
  if ((await cache.keys()).length >= files.length) return
  await cache.addAll(files.map(([path, integrity]) => new Request(path, integrity ? { integrity } : {})))
}

/** A page by the network; its copy when there is none, or when it is slow or broken. */
async function page(request: Request, path: string): Promise<Response> {
  const sent = fetch(request)
  const copy = await copyOf(path, precaches[localeOf(path)].cache)
  if (!copy) return sent.catch(() => offlinePage(localeOf(path)))
  return Promise.race([
    sent.then((response) => (response.status < 500 ? response : copy)).catch(() => copy),
    new Promise<Response>((resolve) => setTimeout(resolve, patience, copy)),
  ])
}

/** The names of assets say what is in them: the copy of any version will do. */
async function asset(request: Request): Promise<Response> {
  return (await copyOf(request.url)) ?? fetch(request)
}

/** A storage that cannot be read is as good as empty. */
async function copyOf(path: string, cacheName?: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { ignoreVary: true, ...(cacheName && { cacheName }) })
  } catch {
    return undefined
  }
}

function offlinePage(locale: Locale): Response {
  return new Response(precaches[locale].offlinePage, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  })
}
