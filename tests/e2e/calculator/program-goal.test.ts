import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { currentWeekAnchor, todaySessionAnchor } from '../../../app/program/current/anchors.ts'
import { lastRun as lastRunEn } from '../../../i18n/en/calculator/last-run.ts'
import { program as programEn } from '../../../i18n/en/program.ts'
import { lastRun as lastRunFr } from '../../../i18n/fr/calculator/last-run.ts'
import { program as programFr } from '../../../i18n/fr/program.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { lastRunId, ownProgramAnchor } from '../../../i18n/pages.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { expectAccessible, expectToFit } from '../support/assertions.ts'
import { startJourneys, waitForHydration } from '../support/browser-fixture.ts'
import { calculate, calculatorOn, hasFocus, messages, openFold, startsOnScreen } from '../support/calculator.ts'
import { dateNewestRecord, words } from '../support/records.ts'

const journeys = startJourneys()
const programs = { fr: programFr, en: programEn }
const lastRuns = { fr: lastRunFr, en: lastRunEn }
/** Distances, days and texts as each language writes them; the last test of both programs is on its own day. */
const written = {
  fr: {
    first: '2\u00a0500',
    second: '2\u00a0520',
    third: '2\u00a0700',
    end: '17\u00a0janvier',
    test: ['15\u00a0janvier 2027', '20270115'],
  },
  en: {
    first: '2,500',
    second: '2,520',
    third: '2,700',
    end: 'January\u00a017',
    test: ['January\u00a012, 2027', '20270112'],
  },
} as const

/** Opens a page as a visitor who returns on a day. */
async function returnTo(page: Page, path: string, moment: string): Promise<void> {
  await page.clock.setFixedTime(moment)
  await page.goto('about:blank')
  await page.goto(path)
  await waitForHydration(page)
}

test.each(['fr', 'en'] as const)(
  'a goal (%s) is kept until its program ends, and reached in every place',
  async (locale) => {
    const { first, second, third, end, test } = written[locale]
    const { next, share } = messages[locale].details.result
    const { goal } = messages[locale].details
    const [program, lastRun, results] = [programs[locale], lastRuns[locale], words[locale]]
    const [home, improve, progress] = (['home', 'improve', 'my-results'] as const).map((id) => pathTo(id, locale)) as [
      string,
      string,
      string,
    ]
    const page = await journeys.open(home, {
      ownTab: true,
      acceptDownloads: true,
      prepare: (page) => page.clock.setFixedTime('2026-11-21T15:00:00-05:00'),
    })
    const { result, announcement } = calculatorOn(page, locale)
    const ownProgram = page.locator(`#${ownProgramAnchor}`)
    const line = page.locator(`#${lastRunId}`)

    await calculate(page, locale, { age: '35', distance: '2400' })
    await dateNewestRecord(journeys.site, page.context(), '2026-11-21T20:00:00Z')
    await result.getByText(next.goal(first)).waitFor()
    await result.getByRole('link', { name: next.program }).click()
    await expect.poll(() => hasFocus(ownProgram.getByRole('heading', { name: program.title }))).toBe(true)
    await ownProgram.getByRole('button', { name: program.create }).click()
    await ownProgram
      .getByRole('heading', { name: program.goal(first, `${end}${locale === 'fr' ? ' ' : ', '}2027`, '100') })
      .waitFor()

    await returnTo(page, home, '2026-12-02T08:00:00-05:00')
    await line.getByRole('link', { name: lastRun.session(program.kinds.easy) }).click()
    const session = page.locator(`#${todaySessionAnchor}`)
    await expect.poll(() => hasFocus(session.getByRole('checkbox'))).toBe(true)
    expect(await startsOnScreen(session)).toBe(true)
    await returnTo(page, home, '2026-12-03T08:00:00-05:00')
    await line.getByRole('link', { name: lastRun.rest(2) }).waitFor()

    await returnTo(page, home, '2026-12-18T15:00:00-05:00')
    await calculate(page, locale, { distance: '2520' })
    await dateNewestRecord(journeys.site, page.context(), '2026-12-18T20:00:00Z')
    const reached = goal.reached(second, first)
    expect(await result.locator('[data-result] p').first().innerText()).toContain(reached)
    await expect.poll(() => announcement.innerText()).toContain(reached)
    await result.getByText(next.offered(third)).waitFor()
    await openFold(page, share.title)
    const [reminder] = await Promise.all([
      page.waitForEvent('download'),
      result.getByRole('button', { name: messages[locale].details.sharing.calendar }).click(),
    ])
    const [testDay, testDate] = test
    expect(await text(await reminder.createReadStream())).toContain(`DTSTART;VALUE=DATE:${testDate}`)
    await result.getByRole('link', { name: next.week(4) }).click()
    const week = page.locator(`#${currentWeekAnchor}`)
    await expect.poll(() => hasFocus(week.locator('summary'))).toBe(true)
    expect(await startsOnScreen(week)).toBe(true)
    await ownProgram.getByRole('heading', { name: reached }).waitFor()
    await expectAccessible(page, `#${ownProgramAnchor}`)

    await page.goto(home)
    await line.getByText(reached).waitFor()
    await line.getByText(lastRun.next(testDay)).waitFor()
    await page.goto(progress)
    await page.getByText(reached).waitFor()
    await page.getByText(results.next.around(testDay)).waitFor()
    await page.getByText(results.change.remarks.metres.gains).waitFor()
    await page.getByRole('img', { name: results.plot.withGoal('', first).trim() }).waitFor()
    await expectAccessible(page)
    await expectToFit(page)

    await page.goto(`${improve}#${ownProgramAnchor}`)
    await ownProgram.getByRole('button', { name: program.aim(third) }).click()
    await expect.poll(() => hasFocus(ownProgram.getByRole('heading', { name: third }))).toBe(true)

    await returnTo(page, home, '2027-01-16T15:00:00-05:00')
    expect(await line.getByText(second).count()).toBe(0)
    await calculate(page, locale, { distance: '2560' })
    await dateNewestRecord(journeys.site, page.context(), '2027-01-16T20:00:00Z')
    await result.getByText(goal.by(third, end)).waitFor()
    await result.getByRole('link', { name: next.week(8) }).waitFor()
    await page.goto(progress)
    await page.getByText(goal.by(third, end)).waitFor()

    await returnTo(page, `${improve}#${ownProgramAnchor}`, '2027-01-20T15:00:00-05:00')
    await ownProgram.getByRole('heading', { name: program.ended(end) }).waitFor()
    await ownProgram.getByRole('button', { name: program.again }).click()
    expect(await ownProgram.getByLabel(program.start).inputValue()).toBe('2027-01-25')
    await ownProgram.getByRole('button', { name: program.create }).click()
    await ownProgram.getByRole('heading', { name: /180/ }).waitFor()
  },
)

test.each((['fr', 'en'] as const).flatMap((locale: Locale) => [390, 320].map((width) => ({ locale, width }))))(
  'the button of a result ($locale, $width px) lands on the heading of the form',
  async ({ locale, width }) => {
    const page = await journeys.open(pathTo('home', locale), { viewport: { width, height: 844 } })
    await calculate(page, locale, { distance: '2400' })
    await page.locator('#resultat').getByRole('link', { name: messages[locale].details.result.next.program }).click()
    const heading = page.locator(`#${ownProgramAnchor}`).getByRole('heading', { name: programs[locale].title })
    await expect.poll(() => hasFocus(heading)).toBe(true)
    expect(await startsOnScreen(heading)).toBe(true)

    // also by a link from elsewhere, while the form loads
    await page.goto('about:blank')
    await page.goto(`${pathTo('improve', locale)}#${ownProgramAnchor}`)
    await expect.poll(() => hasFocus(heading)).toBe(true)
    expect(await startsOnScreen(heading)).toBe(true)
  },
)
