import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import { cssTargets } from '../targets.ts'

/** An entry of the tables, with its members by name. */
export type Feature = Identifier
export const { api, css, javascript } = bcd as unknown as Record<'api' | 'css' | 'javascript', Record<string, Feature>>

export function isUnsupported({ __compat }: Feature): boolean {
  return __compat !== undefined && !isSupported(__compat)
}

/** The members of a feature, by name. */
export function membersOf(feature: Feature): [string, Feature][] {
  return Object.entries(feature as Record<string, Feature>).filter(([name]) => name !== '__compat')
}

/** Whether every browser of the floor has it, by Mozilla's tables: by itself, without a prefix or a setting. */
export function isSupported({ support }: CompatStatement): boolean {
  return Object.entries(cssTargets as Record<string, number>).every(([browser, lowest]) => {
    const statements = support[browser === 'ios_saf' ? 'safari_ios' : (browser as BrowserName)]
    return statements !== undefined && [statements].flat().some((one) => isSupportedBy(one, lowest))
  })
}

function isSupportedBy(one: SimpleSupportStatement, lowest: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = one
  if (typeof added !== 'string' || removed || flags || prefix || other) return false
  const [major, minor = 0] = added.replace('≤', '').split('.').map(Number)
  return ((major! << 16) | (minor << 8)) <= lowest
}
