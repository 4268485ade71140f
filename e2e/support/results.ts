import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { calculatePath, calculationOf, runRecordOf } from '../../contract/calculate.ts'
import { defaultRun } from '../../domain/tests/cooper-run/cooper-run.ts'
import { locales, type Locale } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { results as resultsEn } from '../../i18n/en/progress/progress.ts'
import { results as resultsFr } from '../../i18n/fr/progress/progress.ts'
import type { Journeys, Visit } from './browser-fixture.ts'
import { savedCalculations } from './saved-records.ts'

/** The words of the page of results. */
export const words = { fr: resultsFr, en: resultsEn }

/** With and without JavaScript, in both languages. */
export const variants = locales.flatMap((locale) => [
  { locale, scripts: 'with JavaScript', options: {} },
  { locale, scripts: 'without JavaScript', options: { javaScriptEnabled: false } },
])

/** The page of a new visitor who has run these distances, oldest first. */
export async function openWithRuns(
  journeys: Journeys,
  locale: Locale,
  distances: number[],
  options: Visit = {},
): Promise<Page> {
  return journeys.open(pathTo('progress', locale), {
    ...options,
    async prepare(page) {
      for (const distance of distances) await postRun(page, distance)
      await options.prepare?.(page)
    },
  })
}

/** Saves a run for the visitor of a page. */
async function postRun(page: Page, distance: number): Promise<void> {
  const answer = await page.request.post(calculatePath, {
    data: calculationOf(runRecordOf({ ...defaultRun, distance })),
  })
  expect(answer.status()).toBe(201)
}

/** The results of the page, from the top: 21 novembre · Bon · 40,2 · 2 400 m. */
export function rowsOf(page: Page): Promise<string[]> {
  return page
    .locator('main li', { has: page.locator('time') })
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('time, time ~ :is(span, strong), div > span:first-child')]
          .map((part) => part.textContent.trim().replace(/\s/g, ' '))
          .join(' · '),
      ),
    )
}

/** Distance and result in tenths of each run in the database, oldest first. */
export async function savedRuns(journeys: Journeys, page: Page): Promise<number[][]> {
  const rows = (await savedCalculations(journeys.site, page.context())) as Record<string, number>[]
  return rows.map(({ distance, result_tenths }) => [distance!, result_tenths!])
}
