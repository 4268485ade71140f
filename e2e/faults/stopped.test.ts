import { describe, expect, test } from 'vitest'
import { startOnSystemdSocket } from '../support/site/systemd-socket.ts'
import { databases, rowsOf, siteSettings } from './databases.ts'
import { none, startReading, startSaving } from './load.ts'

describe.each(databases)('%s', (_, isHere, newDatabase) => {
  test.skipIf(!isHere)(
    'told to stop under load, it ends with code 0 within 10 seconds, and no request goes unanswered',
    async () => {
      const database = await newDatabase()
      const site = await startOnSystemdSocket({ ...siteSettings, ...database.env })
      const url = `http://127.0.0.1:${site.port}`
      const saving = startSaving(url)
      const reading = startReading(url)
      for (const moment of [200, 20, 1]) {
        await saving.more(moment)
        const told = Date.now()
        const ended = site.codes().length + 1
        const restarted = site.restart()
        await expect.poll(() => site.codes().length, { interval: 20 }).toBe(ended)
        expect(Date.now() - told).toBeLessThan(10_000)
        await restarted
      }
      await saving.more(50)
      await saving.stop()

      expect(site.codes()).toEqual([0, 0, 0])
      expect(saving.unanswered).toEqual([])
      expect(saving.statuses()).toEqual([201])
      expect(await reading.stop()).toEqual([200])
      const rows = await rowsOf(database)
      expect(saving.ledger.differences(rows)).toEqual(none)
      expect(rows).toHaveLength(saving.ledger.acknowledged())
    },
  )
})
