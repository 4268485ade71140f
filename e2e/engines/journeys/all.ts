import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Driver } from '../support/driver.ts'
import { startEdge, type Edge } from '../support/edge.ts'
import { engines, missingPrograms, type EngineName } from '../support/engines.ts'
import { tabOf, type Tab } from '../support/tab.ts'
import { calculatorJourneys } from './calculator.ts'
import { menuJourneys } from './menu.ts'
import { offlineJourneys } from './offline.ts'
import { printJourneys } from './print.ts'
import { resultsJourneys } from './results.ts'
import { trackJourneys } from './track.ts'
import { journeysWithoutJavaScript } from './without-javascript.ts'

/** The journeys that matter, in an engine that is started once. One that is not installed is left out, but not in CI. */
export function journeysIn(name: EngineName) {
  const missing = missingPrograms(name)
  test.runIf(process.env.CI)(`continuous integration has ${name}`, () => expect(missing).toEqual([]))

  describe.skipIf(missing.length > 0)(name, () => {
    let driver: Driver | undefined
    let edge: Edge
    let tab: Tab

    beforeAll(async () => {
      const site = inject('site')
      edge = await startEdge(site.url)
      driver = await engines[name].start()
      tab = tabOf(driver, edge.url)
    })
    beforeEach(async () => {
      Object.assign(edge, { saves: 'pass', lost: 0, network: 'there', worker: false, scripts: true, violations: [] })
      await tab.resize(1280, 900)
      await tab.forget()
    })
    afterEach(() => expect(edge.violations).toEqual([]))
    afterAll(async () => {
      await driver?.stop()
      await edge.stop()
    })

    const visit = () => ({ tab, edge, site: inject('site') })
    calculatorJourneys(visit)
    resultsJourneys(visit)
    menuJourneys(visit)
    trackJourneys(visit)
    printJourneys(visit)
    offlineJourneys(visit)
    journeysWithoutJavaScript(visit)
  })
}
