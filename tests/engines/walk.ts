import { expect, inject, onTestFinished } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { savedCalculations } from '../support/server/records.ts'
import { startProxy } from './proxy.ts'
import { type Driver, tabOf } from './tab.ts'

const field = (name: 'age' | 'gender' | 'weight' | 'distance') => `#cooper-run-form [name=${name}]`
const answer = '[data-answer=cooper-run]'

/** Walks a path through calculator and My progress in a browser, which `start` starts. */
export async function walkThrough(start: () => Promise<Driver>): Promise<void> {
  const proxy = await startProxy(inject('site').url)
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
  await tab.expectText(answer, 'Enregistré')
  await tab.expectText('body', 'Votre résultat a bien été enregistré')

  proxy.cut()
  await tab.click('#cooper-run-form > button')
  await tab.expectText(answer, 'Non enregistré')
  await tab.expectText('body', 'Impossible d’enregistrer le calcul.')
  proxy.restore()
  await tab.click(`${answer} button`, 'Réessayer')
  await tab.expectText(answer, 'Enregistré')
  const saved = { age: 45, gender: 'femme', weight: 62.5, distance: 2600 }
  expect(await savedCalculations(inject('site'), tab)).toMatchObject([saved, saved])

  await tab.openWithScripts(pathTo('my-results', 'fr'))
  await tab.expectCount('main li time', 2)
  await tab.click('main li a', 'Corriger')
  await tab.fill('#formulaire [name=distance]', '2700')
  await tab.click('#formulaire button', 'Enregistrer la correction')
  await tab.expectText('main', 'Résultat corrigé et recalculé.')
  await tab.expectCount('#formulaire', 0)
  await tab.click('main a', 'Tout supprimer')
  await tab.click('#formulaire button', 'Oui, tout supprimer')
  await tab.expectText('main', 'Rien n’est enregistré ici pour le moment')
  expect(await tab.cookies()).toEqual([])
  expect(proxy.violations).toEqual([])
}
