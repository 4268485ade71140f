import type { InjectOptions } from 'fastify'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secondsOf } from '../../domain/published-constants.ts'
import { exportPaths, recordsPath, savingPath } from '../../api/record-operations.ts'
import { failingStore, newApp, newSite, saveRequest } from '../testing/app.ts'

const list: InjectOptions = { url: recordsPath }
const erase: InjectOptions = { method: 'DELETE', url: recordsPath }
const stop: InjectOptions = { method: 'PUT', url: savingPath, payload: { saving: false } }
const resume: InjectOptions = { method: 'PUT', url: savingPath, payload: { saving: true } }

/** Returns a browser with cookies. A response sets its cookies only when the test calls `arrive`. */
async function newBrowser(...given: Parameters<typeof newApp>) {
  const site = await newSite(...given)
  const cookies = new Map<string, string>()
  async function send(request: InjectOptions) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await site.app.inject({ ...request, headers: { ...request.headers, cookie } })
    const arrive = () => {
      for (const { name, value, maxAge, expires } of response.cookies) {
        if (maxAge === 0 || expires?.getTime() === 0) cookies.delete(name)
        else cookies.set(name, value)
      }
    }
    return { response, status: response.statusCode, arrive }
  }
  /** Sends a request and receives its response at once. */
  async function sendAndReceive(request: InjectOptions) {
    const { response, arrive } = await send(request)
    arrive()
    return response
  }
  return {
    ...site,
    cookies,
    send,
    ask: sendAndReceive,
    status: async (request: InjectOptions) => (await sendAndReceive(request)).statusCode,
  }
}

test('the opt-out has its own cookie, with its promised age, that no other response writes', async () => {
  const { ask } = await newBrowser({ env: { SITE_URL: 'https://www.site.ca' } })
  const [savingCookie, ...others] = (await ask(stop)).cookies
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: true, maxAge: secondsOf('optOutCookie') }
  expect([savingCookie, others]).toEqual([{ name: '__Host-saving', value: 'stopped', ...attributes }, []])
  for (const request of [list, saveRequest, erase]) expect((await ask(request)).cookies).toEqual([])
})

test.each([stop, resume])('a request with $payload needs no database', async (request) => {
  const { status, cookies } = await newBrowser({ store: failingStore() })
  cookies.set('visitor', '3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3e')
  expect(await status(request)).toBe(204)
})

test('an erased id that a late response restores is refused once, then removed; nothing is saved under it', async () => {
  const { ask, send, status, cookies, rows, visitors } = await newBrowser()
  await ask(saveRequest)
  const id = cookies.get('visitor')
  const delay = await send(list)
  expect(await status(erase)).toBe(204)
  expect([cookies.has('visitor'), await rows()]).toEqual([false, []])
  delay.arrive()
  expect(cookies.get('visitor')).toBe(id)
  const refused = await ask(saveRequest)
  const detail = `All the records of this visitor were deleted, before or after this was sent. Nothing was saved. Send it again to save it.`
  expect([refused.statusCode, refused.json()]).toMatchObject([410, { erasedFor: 0, detail }])
  expect([cookies.has('visitor'), await visitors()]).toEqual([false, []])
  expect(await status(saveRequest)).toBe(201)
  expect(cookies.get('visitor')).not.toBe(id)
})

test('the cookie of an id without records is not renewed', async () => {
  const { ask, cookies } = await newBrowser()
  cookies.set('visitor', '3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3e')
  for (const request of [list, { url: exportPaths.csv }, stop, resume])
    expect((await ask(request)).cookies).not.toContainEqual(expect.objectContaining({ name: 'visitor' }))
})

test('in whatever order answers arrive, a wish holds until the next, and nobody who was erased comes back', async () => {
  const requests = { save: saveRequest, list, erase, stop, resume, csv: { url: exportPaths.csv } }
  const { send, cookies, rows, visitors } = await newBrowser()
  const anyStep = fc.record({
    what: fc.constantFrom(...(Object.keys(requests) as (keyof typeof requests)[])),
    /** number of later requests whose responses arrive before this one's; an opt-out or resume arrives at once */
    late: fc.nat(3),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
      cookies.clear()
      let saving = true
      const erased = new Set<unknown>()
      const pendingResponses: { due: number; arrive: () => void }[] = []
      for (const [now, { what, late }] of steps.entries()) {
        for (const { due, arrive } of pendingResponses) if (due === now) arrive()
        const id = cookies.get('visitor')
        const before = what === 'save' ? await rows() : []
        const { status, arrive } = await send(requests[what])
        if (what === 'stop' || what === 'resume') {
          saving = what === 'resume'
          arrive()
        } else pendingResponses.push({ due: now + late + 1, arrive })
        if (what === 'erase' && id) erased.add(id)
        if (what === 'save') {
          expect(status).toBe(!saving ? 409 : erased.has(id) ? 410 : 201)
          expect(await rows()).toHaveLength(before.length + (status === 201 ? 1 : 0))
        }
      }
      for (const visitor of await visitors()) expect(erased).not.toContain(visitor['id'])
    }),
    { numRuns: 60 },
  )
})
