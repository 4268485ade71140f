import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { integrityOf, serviceWorker } from './build-service-worker.ts'

const origin = 'https://www.site.ca'
const files = { fr: [['/'], ['/mesurer', integrityOf('measure')], ['/assets/a-AAAAAAAA.js']], en: [['/en']] } as never

const script = await serviceWorker(files)

type Listener = (event: object) => void
/** Response of the network by path, as a body or a function. Other paths fail. */
let network: Record<string, string | (() => Response | Promise<Response>)>
/** Paths requested from the network. */
let asked: string[]
/** Caches of the browser, by name: their responses, by path. */
let stored: Map<string, Map<string, Response>>
/** Timers that the worker has set: callback and milliseconds. */
let timers: [pass: () => void, time: number][]
beforeEach(() => {
  network = {}
  asked = []
  timers = []
  stored = new Map()
})

/** Runs the service worker in a simulated browser. */
function start(connection?: { saveData: boolean }) {
  const listeners: Record<string, Listener> = {}
  const pathOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, origin).pathname
  const fetch = async (request: { url: string }) => {
    asked.push(pathOf(request))
    const answer = network[pathOf(request)]
    if (!answer) throw new TypeError('Failed to fetch')
    return typeof answer === 'string' ? new Response(answer) : answer()
  }
  const fetchWhole = async (request: Request) => {
    const answer = await fetch(request)
    const { integrity } = request
    if (integrity && integrity !== integrityOf(await answer.clone().text())) throw new TypeError('Integrity')
    return answer
  }
  const caches = {
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    async open(name: string) {
      const cache = stored.get(name) ?? stored.set(name, new Map()).get(name)!
      return {
        keys: () => Promise.resolve([...cache.keys()]),
        async addAll(requests: Request[]) {
          const answers = await Promise.all(requests.map(fetchWhole))
          requests.forEach((request, index) => cache.set(pathOf(request), answers[index]!))
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
  const RequestHere = class extends Request {
    constructor(path: string, settings: RequestInit) {
      super(new URL(path, origin), settings)
    }
  }
  const setTimeout = (run: (value: unknown) => void, time: number, value: unknown) =>
    timers.push([() => run(value), time])
  runInNewContext(script, {
    ...{ self, caches, fetch, Request: RequestHere, Response, URL, setTimeout },
    ...{ location: { origin }, navigator: { connection } },
  })
  async function dispatch(kind: string, event: object = {}) {
    let waited: Promise<unknown> = Promise.resolve()
    listeners[kind]?.({ ...event, waitUntil: (promise: Promise<unknown>) => (waited = promise) })
    await waited
  }
  async function ask(path: string, { method = 'GET', mode = 'navigate' } = {}) {
    let answer: Promise<Response> | undefined
    const request = { url: new URL(path, origin).href, method, mode }
    listeners['fetch']?.({ request, respondWith: (promise: Promise<Response>) => (answer = promise) })
    return answer && (await answer).clone().text()
  }
  return { dispatch, ask }
}

const all = { '/': 'home', '/mesurer': 'measure', '/assets/a-AAAAAAAA.js': 'a', '/en': 'English' }
const names = () => [...stored.keys()].map((name) => name.split('-')[0])

/** Returns a worker that has cached French, without a network. */
async function keptInFrench() {
  network = all
  const worker = start()
  await worker.dispatch('install')
  await worker.dispatch('activate')
  await worker.dispatch('message', { data: 'fr' })
  network = {}
  return worker
}

test('only the language that a page asks for is cached', async () => {
  const { ask } = await keptInFrench()
  expect(names()).toEqual(['fr'])
  expect([await ask('/'), await ask('/mesurer?x#y')]).toEqual(['home', 'measure'])
  expect(await ask('/assets/a-AAAAAAAA.js', { mode: 'cors' })).toBe('a')
})

test('a language is cached completely or not at all', async () => {
  network = { ...all, '/mesurer': 'measure, rewritten on its way' }
  await start().dispatch('message', { data: 'fr' })
  expect([...stored.values()].map(({ size }) => size)).toEqual([0])
  network = all
  await start().dispatch('message', { data: 'fr' })
  expect([...stored.values()].map(({ size }) => size)).toEqual([3])
})

test('a partially cached language is downloaded again', async () => {
  network = all
  await start().dispatch('message', { data: 'fr' })
  const [cache] = [...stored.values()]
  cache!.delete('/mesurer')
  await start().dispatch('message', { data: 'fr' })
  expect([...cache!.keys()]).toContain('/mesurer')
  asked = []
  await start().dispatch('message', { data: 'fr' })
  expect(asked).toEqual([])
})

test('if caches cannot be read, as in a private window, pages and assets come from the network', async () => {
  network = all
  const { ask } = start()
  stored = undefined as never
  expect([await ask('/mesurer'), await ask('/assets/a-AAAAAAAA.js', { mode: 'cors' })]).toEqual(['measure', 'a'])
})

test('a language is not downloaded twice at once', async () => {
  network = all
  const { dispatch } = start()
  await Promise.all([dispatch('message', { data: 'fr' }), dispatch('message', { data: 'fr' })])
  expect(asked).toEqual(['/', '/mesurer', '/assets/a-AAAAAAAA.js'])
})

test('a failed download is not tried again for a minute', async () => {
  const { dispatch } = start()
  await dispatch('message', { data: 'en' })
  network = all
  await dispatch('message', { data: 'en' })
  expect(asked).toEqual(['/en'])
  const [[pass, time]] = timers as [[() => void, number]]
  pass()
  await dispatch('message', { data: 'en' })
  expect([time, asked]).toEqual([60_000, ['/en', '/en']])
})

test.each([
  ['/mes-resultats/', 'lang="fr"', 'Vous êtes hors ligne'],
  ['/en', 'lang="en"', 'You’re offline'],
  ['/api/vo2/export.csv', 'lang="fr"', 'Vous êtes hors ligne'],
])('a page that is not cached, as %s, becomes the offline page', async (path, ...words) => {
  const { ask } = await keptInFrench()
  for (const word of words) expect(await ask(path)).toContain(word)
})

test('the network comes first, and nothing that it answers is kept', async () => {
  const { ask } = await keptInFrench()
  network = { '/mesurer': 'newer', '/nulle-part': 'personal' }
  expect([await ask('/mesurer'), await ask('/nulle-part')]).toEqual(['newer', 'personal'])
  network = {}
  expect([await ask('/mesurer'), await ask('/nulle-part')]).toEqual(['measure', expect.stringContaining('réseau')])
})

test('a cached page is served if the network takes longer than 3 seconds', async () => {
  const { ask } = await keptInFrench()
  network = { '/mesurer': () => new Promise(() => {}) }
  const asked = ask('/mesurer')
  await vi.waitUntil(() => timers.length)
  const [[pass, time]] = timers as [[() => void, number]]
  pass()
  expect([time, await asked]).toEqual([3000, 'measure'])
})

test('a cached page is served in place of a 5xx response', async () => {
  const { ask } = await keptInFrench()
  network = {
    '/mesurer': () => new Response('busy', { status: 503 }),
    '/x': () => new Response('why', { status: 503 }),
  }
  expect([await ask('/mesurer'), await ask('/x')]).toEqual(['measure', 'why'])
})

test.each([
  ['/mesurer', { method: 'POST' }],
  ['/api/vo2/records', { mode: 'cors' }],
  ['/api/vo2/calculate', { method: 'POST', mode: 'cors' }],
  ['https://elsewhere.example/', {}],
])('the worker leaves %s %o to the browser', async (path, request) => {
  const { ask } = await keptInFrench()
  expect(await ask(path, request)).toBeUndefined()
})

test('without a network a new version is not installed, and the previous one stays', async () => {
  stored.set('fr-before', new Map())
  await expect(start().dispatch('install')).rejects.toThrow('Failed to fetch')
  expect([...stored.keys()]).toContain('fr-before')
})

test('a browser that saves data downloads nothing of a new version', async () => {
  stored.set('fr-before', new Map())
  await start({ saveData: true }).dispatch('install')
  expect([...stored.keys()]).toEqual(['fr-before'])
})
