import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localKeys, sessionKeys } from '../../../api/browser-storage.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { startJourneys, waitForHydration } from '../support/browser-fixture.ts'

const journeys = startJourneys()
const id = '8e03978e-40d5-43dd-bc93-6894a57f9324'
const keys = [...Object.values(localKeys), `${localKeys.outbox} ${id}`, `${localKeys.revoked} ${id}`]

const run = fc.record({ age: fc.anything(), gender: fc.anything(), weight: fc.anything(), distance: fc.anything() })
const day = fc.constantFrom('9999-12-31', '12026-01-01', '0001-01-01', '2026-02-31', '2026-11-27', '', 'x')
/** Values that look like the site's own, and any others. */
const noise = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom('null', '{', '[]', '[null]', '{"__proto__":null}'),
  fc.record({ run, day }).map((one) => JSON.stringify([one, one])),
  fc
    .record({
      start: day,
      hour: fc.string(),
      plan: fc.anything(),
      age: fc.anything(),
      goal: fc.anything(),
      done: fc.anything(),
      calendar: fc.anything(),
    })
    .map((program) => JSON.stringify(program)),
  fc
    .record({ start: day, hour: fc.constantFrom('18:30', '99:99', '') })
    .map((one) => JSON.stringify({ ...one, done: [1e9, -1] })),
  fc
    .record({ protocol: fc.anything(), inputs: fc.anything(), since: fc.integer() })
    .map((entry) => JSON.stringify(entry)),
)

test('whatever stands in the place of a stored value, every page that reads it opens and works', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), {
    ownTab: true,
    // what is pending is sent: the server takes it all
    prepare: (page) =>
      page.route('**/api/vo2/**', (route) => {
        const status = route.request().method() === 'POST' ? 201 : 200
        return route.fulfill({ status, json: { id, saving: true, records: [], next: null } })
      }),
  })
  const samples = fc.sample(fc.record(Object.fromEntries(keys.map((key) => [key, noise]))), { numRuns: 8, seed: 2026 })
  for (const values of samples) {
    for (const [pageId, control] of [
      ['home', '#distance'],
      ['improve', '#program-start'],
      ['my-results', 'h1'],
    ] as const) {
      await page.goto('/healthz')
      await page.evaluate(
        ([values, track]) => {
          localStorage.clear()
          for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
          sessionStorage.setItem(track, Object.values(values)[0]!)
        },
        [values, sessionKeys.track] as const,
      )
      await page.goto(pathTo(pageId, 'fr'))
      await waitForHydration(page)
      await page.locator(control).first().waitFor()
      expect(await page.locator('h1').count(), JSON.stringify(values)).toBe(1)
    }
  }
})
