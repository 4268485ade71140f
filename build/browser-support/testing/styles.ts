import type { CompatStatement } from '@mdn/browser-compat-data'
import { css, isSupported, membersOf, type Feature } from './compat-data.ts'

/** What of `sheet` a browser of the floor does not know: properties and their keywords, functions, selectors, at-rules. */
export function unsupportedInStyles(sheet: string): string[] {
  const text = sheet.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|\/\*[^]*?\*\//g, '""')
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '', rest = '']) => [name, rest] as const)
  const found: (readonly [string, CompatStatement | undefined])[] = [
    ...all(/(?<=[{;])([a-z-]+):([^;}]*)/g).flatMap(([name, value]) => declaredFeatures(name, value)),
    ...all(/(?<![\w-])([a-z][a-z-]*)\(/g).map(([name]) => [`${name}()`, functions.get(name)] as const),
    ...all(/([^{};]*)\{/g).flatMap(([selector]) => selectorFeatures(selector)),
    ...all(/@([a-z-]+)/g).map(([name]) => [`@${name}`, rules[name]?.__compat] as const),
    ...all(/@media([^{]*)/g).flatMap(([query]) => mediaFeatures(query)),
    ...all(/(?<=\d)([a-z]{2,})(?![\w-])/g).map(([name]) => [`1${name}`, units[name]] as const),
  ]
  const missing = found.flatMap(([name, compat]) => (compat && !isSupported(compat) ? [name] : []))
  return [...new Set(missing)].sort()
}

const rules = css['at-rules']!
const length = css.types!.length!
const dynamic = membersOf(length).filter(([name]) => name.startsWith('viewport_percentage_units_'))
const units = Object.fromEntries([
  ...membersOf(length).map(([name, { __compat }]) => [name, __compat] as const),
  ...dynamic.flatMap(([name, { __compat }]) =>
    ['vh', 'vw', 'vi', 'vb', 'vmin', 'vmax'].map((unit) => [
      name.at('viewport_percentage_units_'.length)! + unit,
      __compat,
    ]),
  ),
]) as Record<string, CompatStatement | undefined>

/** Functions by name: `color-mix` is listed under the types of colours. */
const functions = new Map<string, CompatStatement>()
collect(css.types!)

function collect(features: Feature): void {
  for (const [name, feature] of membersOf(features)) {
    if (feature.__compat) functions.set(name, feature.__compat)
    collect(feature)
  }
}

function declaredFeatures(name: string, value: string) {
  const property = css.properties![name]
  // a missing property is reported alone, without its keywords
  const keywords =
    property?.__compat && isSupported(property.__compat) ? value.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) : undefined
  return [
    [name, property?.__compat] as const,
    ...(keywords ?? []).map((word) => [`${name}: ${word}`, property?.[word]?.__compat] as const),
  ]
}

function selectorFeatures(selector: string) {
  const names = [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name)
  return [
    ...names.map((name) => [`:${name}`, css.selectors![name]?.__compat] as const),
    ...(selector.includes('&') ? [['&', css.selectors!.nesting!.__compat] as const] : []),
  ]
}

function mediaFeatures(query: string) {
  const names = [...query.matchAll(/\(([a-z-]+)/g)].map(([, name = '']) => name.replace(/^(min|max)-/, ''))
  return [
    ...names.map((name) => [`@media (${name})`, rules.media![name]?.__compat] as const),
    ...(/[<>]|=/.test(query) ? [['@media (width <= …)', rules.media!.range_syntax!.__compat] as const] : []),
  ]
}
