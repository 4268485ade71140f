import { DatabaseSync } from '@photostructure/sqlite'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { querySqlite } from '../../server/testing/sqlite.ts'
import { expectAccessible, expectToFit } from '../e2e/support/assertions.ts'
import { startJourneysOnNewSite } from '../e2e/support/browser-fixture.ts'
import { postForm } from '../e2e/support/calculator.ts'
import { openWithRuns, rowsOf, savedRecords, savedRuns, words } from '../e2e/support/records.ts'

const journeys = startJourneysOnNewSite()
const databaseFile = () => join(journeys.site.dataDir, 'vo2max.db')

/** Runs `work` while the site cannot write to the database. Returns its result. */
async function whileLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  const database = new DatabaseSync(databaseFile())
  database.exec('begin immediate')
  try {
    return await work()
  } finally {
    database.close()
  }
}

test('while another process holds the database, the page says that nothing was saved and shows the result', async () => {
  const page = await journeys.open('/mesurer', { javaScriptEnabled: false })
  expect(await whileLocked(() => postForm(page))).toBe(200)
  const shown = await page.locator('#resultat').innerText()
  expect(shown).toContain('40,2')
  expect(shown).toContain('Calcul non enregistré. Votre résultat reste affiché.')
  expect(await savedRecords(journeys.site, page.context())).toEqual([])
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.locator('#resultat').getByText('Calcul enregistré').waitFor()
  expect(await savedRecords(journeys.site, page.context())).toHaveLength(1)
})

test('results that cannot be read are said to be safe, with a way to try again', async () => {
  const page = await openWithRuns(journeys, [2400], { expectedFaults: [/status of 503/] })
  // makes the last visit two hours old, so that the next one must be written
  querySqlite(databaseFile(), 'update visitors set last_active_at = last_active_at - 7200000')
  await whileLocked(async () => {
    await page.reload()
    await page.getByRole('heading', { name: words.fr.unavailable.title }).waitFor()
    await expectAccessible(page)
    await expectToFit(page)
  })
  await page.getByRole('link', { name: words.fr.unavailable.retry }).click()
  await expect.poll(() => rowsOf(page)).toHaveLength(1)
  expect(await page.locator('main:focus').count()).toBe(1)
})

test.each([true, false])('without a database the page says it deletes nothing (%s)', async (javaScriptEnabled) => {
  const visit = { javaScriptEnabled, expectedFaults: [/status of 503/] }
  const page = await openWithRuns(journeys, [2400], visit)
  await page.getByRole('link', { name: words.fr.erase.link }).click()
  await whileLocked(async () => {
    await page.locator('#question').getByRole('button', { name: words.fr.erase.submit }).click()
    await page.getByText(words.fr.done.unavailable).waitFor()
    // the list stays, because scripts do not have to read it again
    if (javaScriptEnabled) expect(await rowsOf(page)).toHaveLength(1)
  })
  expect(await savedRuns(journeys, page)).toHaveLength(1)
})
