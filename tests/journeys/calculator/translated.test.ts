import { expect, test } from 'vitest'
import { messages } from '#i18n/all-messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { runFormOn } from '../../support/browser/calculator.ts'
import { holdScripts } from '../../support/browser/held-requests.ts'
import { startJourneys } from '../../support/browser/journeys.ts'
import { switchLanguage, waitForHydration } from '../../support/browser/navigation.ts'
import { shownText } from '../../support/browser/shown-text.ts'
import { seedRuns } from '../../support/server/records.ts'
import { translate } from '../../support/translated.ts'

const journeys = startJourneys()

test('a page translated before its scripts come, and after, shows the run last sent', async () => {
  let sendScripts = () => {}
  const page = await journeys.open(pathTo('measure', 'fr'), {
    ownTab: true,
    delayedScripts: true,
    // React reports that the page differs from its HTML
    expectedFaults: [/Minified React error #418/],
    async prepare(tab) {
      sendScripts = await holdScripts(tab)
    },
  })
  await page.locator('footer').waitFor()
  await page.evaluate(translate)
  sendScripts()
  await waitForHydration(page)
  const { send, answer } = runFormOn(page, 'fr')
  for (const [distance, value] of [
    ['2400', '40,2 ml/kg/min'],
    ['2600', '44,5 ml/kg/min'],
  ] as const) {
    await page.evaluate(translate)
    await send(distance)
    await answer.getByText('Enregistré · Mon suivi', { exact: true }).waitFor()
    expect(await shownText(answer)).toContain(value)
  }
  expect(await shownText(answer)).not.toContain('40,2')
  await page.evaluate(translate)
  await switchLanguage(page, '/en/measure')
  await expect.poll(() => shownText(page.getByRole('main'))).not.toMatch(/VO2max est|votre/)
})

test('a translated list shows the runs that are left after a deletion', async () => {
  const words = messages.fr.myResults
  const page = await journeys.open(pathTo('my-results', 'fr'), {
    prepare: (tab) => seedRuns(journeys.site, tab.context(), [2400, 2500, 2600]),
  })
  await page.evaluate(translate)
  await page.getByRole('link', { name: /^Supprimer la course .*\(42,4\)$/ }).click()
  await page.evaluate(translate)
  await page.getByRole('button', { name: words.delete.submit, exact: true }).click()
  await page.getByText('Résultat supprimé.', { exact: true }).waitFor()
  const list = page.locator('main ul', { has: page.locator('time') })
  await expect.poll(() => list.locator('strong').allInnerTexts()).toEqual(['44,5', '40,2'])
})
