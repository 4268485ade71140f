import { Window } from 'happy-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { calculatePath } from '../../api/calculate.ts'
import { timers } from '../../i18n/fr/calculator/calculator-timers.ts'
import { track } from '../../i18n/fr/calculator/track.ts'
import { pathTo } from '../../i18n/paths.ts'
import { messages } from '../e2e/support/calculator.ts'
import { savedRecords } from '../e2e/support/records.ts'
import { startEngineProxy, type EngineProxy } from './support/proxy.ts'
import { missingPrograms, requirements, type Engine, type EngineName } from './support/engine.ts'
import { tabOf, type Tab } from './support/tab.ts'

/** Selectors of the calculator's form and of its controls. */
const calculator = '#cooper-run-form'
const field = (name: 'age' | 'gender' | 'weight' | 'distance') => `${calculator} [name=${name}]`
const submit = `${calculator} > button`
const result = '#resultat'

const opener = 'header button[aria-haspopup="dialog"]'
const dialog = 'dialog[open]'
const { setUp, start: startRun, lap, phases, metres, lastLap } = track

/** Formats dates as i18n/format/date.ts does: its only use of `Intl`. */
const formatMoments = (days: string[]) =>
  days.map((day) =>
    new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'America/Toronto' }).format(
      new Date(day),
    ),
  )

/**
 * Defines the tests of what differs by engine; all of them use one browser. Skips an engine that is not installed,
 * except in continuous integration, where that fails.
 */
export function journeysIn(name: EngineName, start: () => Promise<Engine>) {
  const missing = missingPrograms(name)
  if (missing.length > 0)
    console.log(
      `${name} is left out: ${missing.join(', ')} (Debian: apt-get install ${requirements[name].packages.join(' ')})`,
    )
  test.runIf(process.env.CI)(`continuous integration has ${name}`, () => expect(missing).toEqual([]))

  describe.skipIf(missing.length > 0)(name, () => {
    let engine: Engine | undefined
    let proxy: EngineProxy
    let tab: Tab

    beforeAll(async () => {
      proxy = await startEngineProxy(inject('site').url)
      engine = await start()
    })
    beforeEach(async () => {
      tab = tabOf(await engine!.open(), proxy.url)
    })
    afterEach(async () => {
      const { violations } = proxy
      proxy.restore()
      proxy.dropResponses(() => false)
      Object.assign(proxy, { violations: [] })
      await tab.close()
      expect(violations).toEqual([])
    })
    afterAll(async () => {
      await engine?.stop()
      proxy.close()
    })

    /** Returns the records of the tab's visitor in the database, oldest first. */
    const saved = async () => (await savedRecords(inject('site'), tab)) as Record<string, unknown>[]

    test('a page says after hydration what the server sent, and a moment has the same characters as in Node', async () => {
      for (const [page, locale] of [
        ['blog', 'fr'],
        ['watches', 'en'],
        ['privacy', 'fr'],
      ] as const) {
        const path = pathTo(page, locale)
        const html = await (await fetch(inject('site').url + path)).text()
        const sent = new Window().document
        sent.write(html)
        await tab.openWithScripts(path)
        const shown = await tab.run(() => document.querySelector('main')!.textContent)
        expect(shown).toBe(sent.querySelector('main')!.textContent)
      }
      const days = Array.from({ length: 24 }, (_, month) => new Date(Date.UTC(2025, month, 1, month, 59)).toISOString())
      expect(await tab.run(formatMoments, days)).toEqual(formatMoments(days))
    })

    test('a run typed by keyboard is computed, saved and announced; My progress draws it', async () => {
      await tab.openWithScripts(pathTo('home', 'fr'))
      await tab.fill(field('age'), '45')
      await tab.choose(field('gender'), 'femme')
      await tab.fill(field('weight'), '62,5')
      // the first Tab reaches the unit, the second the distance
      for (const key of ['Tab', 'Tab', '2', '6', '0', '0', 'Enter']) await tab.press(key)
      await tab.expectText(result, '31,9')
      await tab.expectText('body', messages.fr.toasts.saved.title)
      expect(await saved()).toMatchObject([{ age: 45, gender: 'femme', weight: 62.5, distance: 2600 }])
      expect(await tab.value(field('weight'))).toBe('62,5')
      await tab.openWithScripts(pathTo('my-results', 'fr'))
      await expect.poll(() => tab.count('main [role=img] circle')).toBe(1)
    })

    test('Tab goes round in the menu, and Escape, its button and a click beside it close it', async () => {
      await tab.resize(520, 800)
      await tab.openWithScripts(pathTo('understand', 'en'))
      await tab.click(opener)
      expect(await tab.run(() => document.querySelector('dialog')!.matches(':modal'))).toBe(true)
      await tab.run(() => [...document.querySelectorAll<HTMLElement>('dialog a')].at(-1)!.focus())
      await tab.press('Tab')
      expect(await tab.hasFocus(`${dialog} button`)).toBe(true)

      const closingActions = [
        () => tab.press('Escape'),
        () => tab.click(`${dialog} button`, messages.en.menu.close),
        () => tab.clickAt(10, 400),
      ]
      for (const close of closingActions) {
        await tab.expectShown(dialog)
        await close()
        await tab.expectShown(dialog, false)
        await expect.poll(() => tab.hasFocus(opener)).toBe(true)
        await tab.click(opener)
      }
    })

    /** Puts the device's clock forward while the page is hidden, like the sleep of a phone. */
    async function sleep(seconds: number): Promise<void> {
      await tab.run((ms) => {
        const now = Date.now
        const show = (visibilityState: DocumentVisibilityState) => {
          Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }
        show('hidden')
        Date.now = () => now.call(Date) + ms
        show('visible')
      }, seconds * 1000)
    }

    test('a test at the track sounds its signals, outlasts a sleep and fills the form', async () => {
      await tab.openWithScripts(pathTo('measure', 'fr'))
      await tab.run(() => {
        const start = OscillatorNode.prototype.start
        OscillatorNode.prototype.start = function (...when) {
          document.body.dataset.tones = String(Number(document.body.dataset.tones ?? 0) + 1)
          start.apply(this, when)
        }
      })
      await tab.click('#cooper-run details:has(> #piste) > summary')
      await tab.click('#piste')
      await tab.expectText(dialog, setUp.title)
      await tab.click(`${dialog} button`, setUp.skip)
      await tab.click(`${dialog} button`, startRun)
      // Firefox plays no sound on a machine without a sound card
      if (name !== 'Firefox')
        await expect.poll(() => tab.run(() => Number(document.body.dataset.tones))).toBeGreaterThan(0)
      await sleep(120)
      await tab.click(`${dialog} button`, lap)
      await tab.expectText(dialog, metres('400'))
      await sleep(8 * 60)
      await expect.poll(() => tab.text(`${dialog} [role=timer]`)).toMatch(/^1:[45]\d$/)
      await sleep(2 * 60)
      await tab.expectText(dialog, lastLap.text)
      await tab.fill('#track-extra', '150')
      await tab.click(`${dialog} button`, timers.laps.submit)
      await tab.expectShown(dialog, false)
      await expect.poll(() => tab.value(field('distance'))).toBe('550')
      expect(await tab.hasFocus(field('distance'))).toBe(true)
      await tab.expectText('body', phases.coolDown.text)
      expect(await saved()).toEqual([])
    })

    test('a result is printed in a font whose text this engine keeps as text', async () => {
      await tab.openWithScripts(pathTo('home', 'fr'))
      await tab.fill(field('distance'), '2400')
      await tab.click(submit)
      await tab.expectText(result, '40,2')
      expect(await tab.run(applyPrintStyles)).toBeGreaterThan(5)
      expect(await tab.run(hasPrintFont)).toBe(true)
      await tab.expectText(result, '40,2')
    })

    test('what was computed without an answer of the site is sent again, and saved once', async () => {
      const outboxLength = () =>
        tab.run(() => Object.keys(localStorage).filter((name) => name.startsWith('outbox')).length)
      await tab.openWithScripts(pathTo('measure', 'fr'))
      proxy.cut()
      await tab.click(submit)
      await tab.expectText(result, '40,2')
      await tab.expectText(result, messages.fr.result.save.pending)
      expect(await outboxLength()).toBe(1)

      // the site saves the run, but every response is dropped, also that to a retry of the browser itself
      let droppedResponses = 0
      proxy.dropResponses(({ method, url }) => method === 'POST' && url === calculatePath && droppedResponses++ >= 0)
      proxy.restore()
      await tab.open(pathTo('home', 'fr'))
      await expect.poll(() => droppedResponses).toBeGreaterThan(0)
      expect(await outboxLength()).toBe(1)
      proxy.dropResponses(() => false)
      await tab.open(pathTo('home', 'fr'))
      await expect.poll(outboxLength).toBe(0)
      expect(await saved()).toMatchObject([{ distance: 2400 }])
    })
  })
}

/**
 * Runs in the page: whether the page has the font for print. Firefox prints variable fonts as outlines, which cannot be
 * selected or searched, so it gets a fallback font.
 */
function hasPrintFont(): boolean {
  const isFirefox = CSS.supports('-moz-appearance', 'none')
  const [first = ''] = getComputedStyle(document.body).fontFamily.replaceAll('"', '').split(',')
  return first === (isFirefox ? 'Atkinson fallback' : 'Atkinson Hyperlegible Next')
}

/** Runs in the page: turns print rules on and screen rules off. Returns the number of print rules. */
function applyPrintStyles(): number {
  let count = 0
  const applyPrint = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('print')) {
        rule.media.mediaText = 'all'
        count += 1
      } else if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('screen'))
        rule.media.mediaText = 'not all'
      if (rule instanceof CSSGroupingRule) applyPrint(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) applyPrint(sheet.cssRules)
  return count
}
