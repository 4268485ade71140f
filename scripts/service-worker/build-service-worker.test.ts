import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { integrityOf, serviceWorker } from './build-service-worker.ts'

const origin = 'https://www.site.ca'
const files = { fr: [['/'], ['/mesurer', integrityOf('measure')], ['/assets/a-AAAAAAAA.js']], en: [['/en']] } as never

const script = await serviceWorker(files)

type Listener = (event: object) => void
/** The network's responses by path: a text or a function. Any other path fails. */
let network: Record<string, string | (() => Response | Promise<Response>)>
/** The paths that the worker has requested from the network. */
let requested: string[]
/** The caches of the browser: their files, by name. */
let stored: Map<string, Map<string, Response>>
/** The pending timers, each with its delay in milliseconds. */
let timers: [fire: () => void, time: number][]
beforeEach(() => {
  network = {}
  requested = []
  timers = []
  stored = new Map()
})

/** Runs the worker with fakes of the browser's APIs. */
function start(connection?: { saveData: boolean }) {
  const listeners: Record<string, Listener> = {}
  const pathOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, origin).pathname
  const fetch = async (request: { url: string }) => {
    requested.push(pathOf(request))
    const response = network[pathOf(request)]
    if (!response) throw new TypeError('Failed to fetch')
    return typeof response === 'string' ? new Response(response) : response()
  }
  const fetchVerified = async (request: Request) => {
    const response = await fetch(request)
    const { integrity } = request
    if (integrity && integrity !== integrityOf(await response.clone().text())) throw new TypeError('Integrity')
    return response
  }
  const caches = {
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    async open(name: string) {
      const cache = stored.get(name) ?? stored.set(name, new Map()).get(name)!
      return {
        keys: () => Promise.resolve([...cache.keys()]),
        async addAll(requests: Request[]) {
          const responses = await Promise.all(requests.map(fetchVerified))
          requests.forEach((request, index) => cache.set(pathOf(request), responses[index]!))
        },
      }
    },
    match: (request: string | { url: string }, { cacheName }: { cacheName?: string }) =>
      Promise.resolve(
        (cacheName ? [stored.get(cacheName)] : [...stored.values()])
          .map((cache) => cache?.get(pathOf(request)))
          .find(Boolean),
      ),
  }
  const self = {
    addEventListener: (kind: string, listener: Listener) => (listeners[kind] = listener),
    clients: { claim: () => Promise.resolve() },
  }
  const SiteRequest = class extends Request {
    constructor(path: string, settings: RequestInit) {
      super(new URL(path, origin), settings)
    }
  }
  const setTimeout = (run: (value: unknown) => void, time: number, value: unknown) =>
    timers.push([() => run(value), time])
  runInNewContext(script, {
    ...{ self, caches, fetch, Request: SiteRequest, Response, URL, setTimeout },
    ...{ location: { origin }, navigator: { connection } },
  })
  async function dispatch(kind: string, event: object = {}) {
    let pending: Promise<unknown> = Promise.resolve()
    listeners[kind]?.({ ...event, waitUntil: (promise: Promise<unknown>) => (pending = promise) })
    await pending
  }
  /** Returns the text of the worker's response; undefined if it leaves the request to the browser. */
  async function fetchText(path: string, { method = 'GET', mode = 'navigate' } = {}) {
    let response: Promise<Response> | undefined
    const request = { url: new URL(path, origin).href, method, mode }
    listeners['fetch']?.({ request, respondWith: (promise: Promise<Response>) => (response = promise) })
    return response && (await response).clone().text()
  }
  return { dispatch, fetchText }
}

const everyFile = { '/': 'home', '/mesurer': 'measure', '/assets/a-AAAAAAAA.js': 'a', '/en': 'English' }
const cachedLanguages = () => [...stored.keys()].map((name) => name.split('-')[0])

/** Starts a worker that has cached French, then takes the network away. */
async function startWithFrench() {
  network = everyFile
  const worker = start()
  await worker.dispatch('install')
  await worker.dispatch('activate')
  await worker.dispatch('message', { data: 'fr' })
  network = {}
  return worker
}

test('a language is kept once a page asks for it, and no other', async () => {
  const { fetchText } = await startWithFrench()
  expect(cachedLanguages()).toEqual(['fr'])
  expect([await fetchText('/'), await fetchText('/mesurer?x#y')]).toEqual(['home', 'measure'])
  expect(await fetchText('/assets/a-AAAAAAAA.js', { mode: 'cors' })).toBe('a')
})

test('a language is kept whole or not at all', async () => {
  network = { ...everyFile, '/mesurer': 'measure, rewritten on its way' }
  await start().dispatch('message', { data: 'fr' })
  expect([...stored.values()].map(({ size }) => size)).toEqual([0])
  network = everyFile
  await start().dispatch('message', { data: 'fr' })
  expect([...stored.values()].map(({ size }) => size)).toEqual([3])
})

test('a language of which only a part is there is fetched anew', async () => {
  network = everyFile
  await start().dispatch('message', { data: 'fr' })
  const [cache] = [...stored.values()]
  cache!.delete('/mesurer')
  await start().dispatch('message', { data: 'fr' })
  expect([...cache!.keys()]).toContain('/mesurer')
  requested = []
  await start().dispatch('message', { data: 'fr' })
  expect(requested).toEqual([])
})

test('if caches cannot be read, as in a private window, pages and assets come from the network', async () => {
  network = everyFile
  const { fetchText } = start()
  stored = undefined as never
  expect([await fetchText('/mesurer'), await fetchText('/assets/a-AAAAAAAA.js', { mode: 'cors' })]).toEqual([
    'measure',
    'a',
  ])
})

test('a request for a language that is being fetched starts no second fetch', async () => {
  network = everyFile
  const { dispatch } = start()
  await Promise.all([dispatch('message', { data: 'fr' }), dispatch('message', { data: 'fr' })])
  expect(requested).toEqual(['/', '/mesurer', '/assets/a-AAAAAAAA.js'])
})

test('after a failed fetch, a language is not requested again for a minute', async () => {
  const { dispatch } = start()
  await dispatch('message', { data: 'en' })
  network = everyFile
  await dispatch('message', { data: 'en' })
  expect(requested).toEqual(['/en'])
  const [[fire, time]] = timers as [[() => void, number]]
  fire()
  await dispatch('message', { data: 'en' })
  expect([time, requested]).toEqual([60_000, ['/en', '/en']])
})

test.each([
  ['/mes-resultats/', 'lang="fr"', 'Vous êtes hors ligne'],
  ['/en', 'lang="en"', 'You’re offline'],
  ['/api/vo2/export.csv', 'lang="fr"', 'Vous êtes hors ligne'],
])('what is not kept, as %s, has a page that says what to do', async (path, ...words) => {
  const { fetchText } = await startWithFrench()
  for (const word of words) expect(await fetchText(path)).toContain(word)
})

test('the network comes first, and nothing that it answers is kept', async () => {
  const { fetchText } = await startWithFrench()
  network = { '/mesurer': 'newer', '/nulle-part': 'personal' }
  expect([await fetchText('/mesurer'), await fetchText('/nulle-part')]).toEqual(['newer', 'personal'])
  network = {}
  expect([await fetchText('/mesurer'), await fetchText('/nulle-part')]).toEqual([
    'measure',
    expect.stringContaining('réseau'),
  ])
})

test('a network that is silent for 3 seconds counts as none, where there is a copy', async () => {
  const { fetchText } = await startWithFrench()
  network = { '/mesurer': () => new Promise(() => {}) }
  const response = fetchText('/mesurer')
  await vi.waitUntil(() => timers.length)
  const [[fire, time]] = timers as [[() => void, number]]
  fire()
  expect([time, await response]).toEqual([3000, 'measure'])
})

test('so does a network that is broken', async () => {
  const { fetchText } = await startWithFrench()
  network = {
    '/mesurer': () => new Response('busy', { status: 503 }),
    '/x': () => new Response('why', { status: 503 }),
  }
  expect([await fetchText('/mesurer'), await fetchText('/x')]).toEqual(['measure', 'why'])
})

test.each([
  ['/mesurer', { method: 'POST' }],
  ['/api/vo2/records', { mode: 'cors' }],
  ['/api/vo2/calculate', { method: 'POST', mode: 'cors' }],
  ['https://elsewhere.example/', {}],
])('%s %o is left to the browser', async (path, request) => {
  const { fetchText } = await startWithFrench()
  expect(await fetchText(path, request)).toBeUndefined()
})

test('without a network a new version is not installed, and the one before stays', async () => {
  stored.set('fr-before', new Map())
  await expect(start().dispatch('install')).rejects.toThrow('Failed to fetch')
  expect([...stored.keys()]).toContain('fr-before')
})

test('with the data saver on, a new version fetches nothing', async () => {
  stored.set('fr-before', new Map())
  await start({ saveData: true }).dispatch('install')
  expect([...stored.keys()]).toEqual(['fr-before'])
})
