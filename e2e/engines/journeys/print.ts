import { expect, test } from 'vitest'
import { pathTo } from '../../../i18n/paths.ts'
import { field, result, submit, type Visit } from '../support/visit.ts'

/** What paper gets. WebKit's driver cannot print: every engine shows on the screen what its own styles say for paper. */
export function printJourneys(visit: () => Visit) {
  test('on paper the result stays, and the way around goes', async () => {
    const { tab } = visit()
    await tab.openWithScripts(pathTo('home', 'fr'))
    await tab.fill(field('distance'), '2400')
    await tab.click(submit)
    await tab.shows(result, '40,2')
    await tab.shows('#votre-case', '40,2')
    expect(await tab.run(showAsOnPaper)).toBeGreaterThan(5)
    expect(await tab.run(hasFontsItsPaperCanHold)).toBe(true)
    for (const part of ['header:not(main *)', 'footer:not(main *)', 'nav', submit]) await tab.expectShown(part, false)
    for (const part of [result, '#votre-case']) await tab.expectShown(part)
    expect(await tab.run(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  })
}

/**
 * Runs in the page: Firefox draws the weights of a variable font as outlines, which are no words any more; the others keep
 * the site's own.
 */
function hasFontsItsPaperCanHold(): boolean {
  const isFirefox = CSS.supports('-moz-appearance', 'none')
  const [first = ''] = getComputedStyle(document.body).fontFamily.replaceAll('"', '').split(',')
  return first === (isFirefox ? 'Atkinson fallback' : 'Atkinson Hyperlegible Next')
}

/** Runs in the page: turns the rules for print on and those for screens off; answers how many there are for print. */
function showAsOnPaper(): number {
  let count = 0
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('print')) {
        rule.media.mediaText = 'all'
        count += 1
      } else if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('screen'))
        rule.media.mediaText = 'not all'
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) turn(sheet.cssRules)
  return count
}
