import { expect, inject, onTestFinished } from 'vitest'
import { messages } from '#i18n/messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { savedRecords } from '../support/server/records.ts'
import { startEngineProxy } from './proxy.ts'
import { tabOf, type Driver } from './tab.ts'

const field = (name: 'age' | 'gender' | 'weight' | 'distance') => `#cooper-run-form [name=${name}]`
const answer = '[data-answer=cooper-run]'
const { toasts, answer: answerWords, myResults } = messages.fr

/** Walks a path through calculator and My progress in a browser, which `start` starts. */
export async function walkThrough(start: () => Promise<Driver>): Promise<void> {
  const proxy = await startEngineProxy(inject('site').url)
  onTestFinished(() => proxy.close())
  const driver = await start()
  onTestFinished(async () => {
    await driver.stop()
  })
  const tab = tabOf(driver, proxy.url)

  await tab.openWithScripts(pathTo('home', 'fr'))
  await tab.fill(field('age'), '45')
  await tab.choose(field('gender'), 'femme')
  await tab.fill(field('weight'), '62,5')
  await tab.fill(field('distance'), '2600')
  await tab.pressEnter()
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
  await tab.expectCount('main li time', 2)
  await tab.click('main li a', myResults.correct.link)
  await tab.fill('#question [name=distance]', '2700')
  await tab.click('#question button', myResults.correct.submit)
  await tab.expectText('main', myResults.outcomes.corrected)
  await tab.expectCount('#question', 0)
  await tab.click('main a', myResults.deleteAll.link)
  await tab.click('#question button', myResults.deleteAll.submit)
  await tab.expectText('main', myResults.empty.title)
  expect(await tab.cookies()).toEqual([])
  expect(proxy.violations).toEqual([])
}
