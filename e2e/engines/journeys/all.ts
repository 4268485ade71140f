import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { startEdge, type Edge } from '../support/edge.ts'
import { missingPrograms, needs, type Engine, type EngineName } from '../support/engine.ts'
import { tabOf, type Tab } from '../support/tab.ts'
import { menuJourneys } from './menu.ts'
import { offlineJourneys } from './offline.ts'
import { printJourneys } from './print.ts'
import { progressJourneys } from './progress.ts'
import { trackJourneys } from './track.ts'

/** What engines do each in its own way, in one that is started once. One that is not installed is left out, but not in CI. */
export function journeysIn(name: EngineName, start: () => Promise<Engine>) {
  const missing = missingPrograms(name)
  if (missing.length > 0)
    console.log(
      `${name} is left out: ${missing.join(', ')} (Debian: apt-get install ${needs[name].packages.join(' ')})`,
    )
  test.runIf(process.env.CI)(`continuous integration has ${name}`, () => expect(missing).toEqual([]))

  describe.skipIf(missing.length > 0)(name, () => {
    let engine: Engine | undefined
    let edge: Edge
    let tab: Tab

    beforeAll(async () => {
      edge = await startEdge(inject('site').url)
      engine = await start()
    })
    beforeEach(async () => {
      tab = tabOf(await engine!.open(), edge.url)
    })
    afterEach(async () => {
      const { violations } = edge
      edge.restore()
      edge.dropResponses(() => false)
      Object.assign(edge, { worker: false, violations: [] })
      await tab.close()
      expect(violations).toEqual([])
    })
    afterAll(async () => {
      await engine?.stop()
      edge.close()
    })

    const visit = () => ({ name, tab, edge, site: inject('site') })
    progressJourneys(visit)
    menuJourneys(visit)
    trackJourneys(visit)
    printJourneys(visit)
    offlineJourneys(visit)
  })
}
