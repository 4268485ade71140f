import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { messages } from '../support/calculator.ts'
import { savedRecords } from '../support/records.ts'
import { startEngineProxy, type EngineProxy } from './proxy.ts'
import { missingPrograms, requirements, type Engine, type EngineName } from './engine.ts'
import { tabOf, type Tab } from './tab.ts'

const field = (name: 'age' | 'gender' | 'weight' | 'distance') => `#cooper-run-form [name=${name}]`
const answer = '[data-answer=cooper-run]'
const { toasts, answer: answerWords, myResults } = messages.fr

/**
 * Defines the path through calculator and My progress that each engine walks. Skips an engine that is not installed,
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
      proxy.restore()
      await tab.close()
      expect(proxy.violations).toEqual([])
    })
    afterAll(async () => {
      await engine?.stop()
      proxy.close()
    })

    test('a run is computed, fails to be saved, is saved, listed, corrected and deleted', async () => {
      await tab.openWithScripts(pathTo('home', 'fr'))
      await tab.fill(field('age'), '45')
      await tab.choose(field('gender'), 'femme')
      await tab.fill(field('weight'), '62,5')
      await tab.fill(field('distance'), '2600')
      await tab.press('Enter')
      await tab.expectText(answer, '31,9')
      await tab.expectText(answer, answerWords.save.saved)
      await tab.expectText('body', toasts.saved.text)

      proxy.cut()
      await tab.click('#cooper-run-form > button')
      await tab.expectText(answer, answerWords.save.failed)
      await tab.expectText('body', toasts.failed.text)
      proxy.restore()
      await tab.click(`${answer} button`, answerWords.save.retry)
      await tab.expectText(answer, answerWords.save.saved)
      const saved = { age: 45, gender: 'femme', weight: 62.5, distance: 2600 }
      expect(await savedRecords(inject('site'), tab)).toMatchObject([saved, saved])

      await tab.openWithScripts(pathTo('my-results', 'fr'))
      await expect.poll(() => tab.count('main li time')).toBe(2)
      await tab.click('main li a', myResults.correct.link)
      await tab.fill('#question [name=distance]', '2700')
      await tab.click('#question button', myResults.correct.submit)
      await tab.expectText('main', myResults.outcomes.corrected)
      await expect.poll(() => tab.count('#question')).toBe(0)
      await tab.click('main a', myResults.erase.link)
      await tab.click('#question button', myResults.erase.submit)
      await tab.expectText('main', myResults.empty.title)
      expect(await tab.cookies()).toEqual([])
    })
  })
}
