import fc from 'fast-check'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { newApp } from '../testing/app.ts'

const site = await newApp()
afterAll(() => site.close())

test('no header, however odd, is an error', async () => {
  const odd = fc.string({ unit: 'binary-ascii' })
  await fc.assert(
    fc.asyncProperty(odd, odd, async (accepted, etag) => {
      const headers = { 'accept-encoding': accepted, 'if-none-match': etag }
      const { statusCode } = await site.app.inject({ url: '/comprendre', headers })
      expect([200, 304]).toContain(statusCode)
    }),
    { seed: 20_261_121, numRuns: 500 },
  )
})

test.each(['/comprendre', '/assets/vendor-1a2b.js'])('the last answer on a connection says so: %s', async (url) => {
  const draining = await newApp({ draining: AbortSignal.abort() })
  onTestFinished(() => draining.close())
  const connection = async ({ app }: typeof site) => (await app.inject(url)).headers.connection
  expect([await connection(site), await connection(draining)]).toEqual(['keep-alive', 'close'])
})
