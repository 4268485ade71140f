import type { RunningSite } from '../../support/site/site.ts'
import { savedCalculations } from '../../support/saved-records.ts'
import type { Edge } from './edge.ts'
import type { EngineName } from './engine.ts'
import type { Tab } from './tab.ts'

/** What a journey has: a tab of one engine, the way to the site and the site itself. */
export interface Visit {
  name: EngineName
  tab: Tab
  edge: Edge
  site: RunningSite
}

/** The calculator's form, and its controls by their names. */
const calculator = '#cooper-run-form'
export const field = (name: 'age' | 'gender' | 'weight' | 'distance') => `${calculator} [name=${name}]`
export const submit = `${calculator} > button`
export const result = '#resultat'

/** What the database holds for the visitor of a tab, oldest first. */
export async function saved({ tab, site }: Visit): Promise<Record<string, unknown>[]> {
  return (await savedCalculations(site, tab)) as Record<string, unknown>[]
}
