import { expect, test } from 'vitest'
import { startJourneysOnOwnSite } from '../support/browser-fixture.ts'
import { openWithRuns, rowsOf, savedRuns, variants, words } from '../support/results.ts'
import { lockDatabase } from '../support/saved-records.ts'

const journeys = startJourneysOnOwnSite()

test.each(variants)(
  'while the database is away ($locale, $scripts) nothing changes, and the page says so',
  async ({ locale, options }) => {
    const page = await openWithRuns(journeys, locale, [2400], {
      ...options,
      expectedFaults: [/status of 503/],
    })
    await page.getByRole('link', { name: words[locale].erase.link }).click()
    const unlock = lockDatabase(journeys.site)
    try {
      await page.locator('#question').getByRole('button', { name: words[locale].erase.submit }).click()
      await page.getByText(words[locale].done.unavailable).waitFor()
      // what was shown stays, where it need not be read again
      if (options.javaScriptEnabled !== false) expect(await rowsOf(page)).toHaveLength(1)
    } finally {
      unlock()
    }
    expect(await savedRuns(journeys, page)).toHaveLength(1)
  },
)
