import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import { parseAst } from 'vite'
import { cssTargets } from '../../../vite/browser-targets.ts'

/** An entry of Mozilla's browser compatibility data, with its members by name. */
type Feature = Identifier
const { api, css, javascript } = bcd as unknown as Record<'api' | 'css' | 'javascript', Record<string, Feature>>

function isUnsupported({ __compat }: Feature): boolean {
  return __compat !== undefined && !isSupported(__compat)
}

/** Returns the members of a feature with their names. */
function membersOf(feature: Feature): [string, Feature][] {
  return Object.entries(feature as Record<string, Feature>).filter(([name]) => name !== '__compat')
}

/** Whether every lowest supported browser has a feature, without a prefix or a flag, according to Mozilla's data. */
function isSupported({ support }: CompatStatement): boolean {
  return Object.entries(cssTargets as Record<string, number>).every(([browser, lowest]) => {
    const statements = support[browser === 'ios_saf' ? 'safari_ios' : (browser as BrowserName)]
    return statements !== undefined && [statements].flat().some((statement) => isSupportedBy(statement, lowest))
  })
}

function isSupportedBy(statement: SimpleSupportStatement, lowest: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement
  if (typeof added !== 'string' || removed || flags || prefix || other) return false
  const [major, minor = 0] = added.replace('≤', '').split('.').map(Number)
  return ((major! << 16) | (minor << 8)) <= lowest
}

/**
 * Returns the parts of a script that a lowest supported browser lacks: syntax, globals, their properties, and methods
 * of the language.
 */
export function unsupportedInScript(script: string): string[] {
  return nodesOf(parseAst(script) as unknown as Node)
    .filter(isUnsupportedIn)
    .map(({ type, start }) => `${type} …${script.slice(Math.max(0, start - 30), start + 50)}…`)
}

/** A node of a syntax tree. The other members depend on its type. */
interface Node {
  type: string
  start: number
  name?: string
  [member: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Returns a node and its descendants, except the names of properties, which are checked with their object. */
function nodesOf(node: Node): Node[] {
  const isNamed = !node.computed && !node.shorthand
  const members = Object.entries(node).filter(([name]) => !(isNamed && (name === 'property' || name === 'key')))
  return [node, ...members.flatMap(([, member]) => [member].flat().filter(isNode)).flatMap(nodesOf)]
}

function isUnsupportedIn({ type, name, object, property, callee, kind, regex, attributes }: Node): boolean {
  const { pattern = '', flags = '' } = (regex ?? {}) as { pattern?: string; flags?: string }
  const method = isNode(callee) && callee.type === 'MemberExpression' && isNode(callee.property) && callee.property
  return (
    ['StaticBlock', 'Decorator', 'AccessorProperty'].includes(type) ||
    (type === 'VariableDeclaration' && String(kind).endsWith('using')) ||
    (Array.isArray(attributes) && attributes.length > 0) ||
    /\(\?<[=!]|\(\?[a-z-]+:/.test(pattern) ||
    flags.includes('v') ||
    (type === 'Identifier' && unsupportedGlobals.has(name!)) ||
    (isNode(object) && isNode(property) && unsupportedProperties.has(`${object.name ?? ''}.${property.name ?? ''}`)) ||
    (method && unsupportedMethods.has(method.name!))
  )
}

const featuresOf = (parent: Feature) =>
  membersOf(parent).filter(([name, { __compat }]) => __compat && /^[a-z]\w*$/i.test(name))
const withoutStaticSuffix = (name: string) => name.replace(/_static$/, '')
const unsupportedOf = (parent: Feature) =>
  featuresOf(parent).flatMap(([name, feature]) => (isUnsupported(feature) ? [name] : []))

const language = featuresOf(javascript.builtins!)
const platform = featuresOf(api)
/** Interfaces whose only instance is a global of the same name in lower case. */
const instances = ['Window', 'Document', 'Navigator', 'Crypto', 'Location']

const unsupportedGlobals = new Set([javascript.builtins!, api, api.Window!].flatMap(unsupportedOf))
const unsupportedProperties = new Set([
  ...language.flatMap(([object, feature]) => unsupportedOf(feature).map((property) => `${object}.${property}`)),
  ...platform.flatMap(([object, feature]) =>
    unsupportedOf(feature).flatMap((name) =>
      name.endsWith('_static') ? [`${object}.${withoutStaticSuffix(name)}`] : [],
    ),
  ),
  ...instances.flatMap((name) => unsupportedOf(api[name]!).map((property) => `${name.toLowerCase()}.${property}`)),
])
/**
 * Names of methods that every browser has on at least one object: a script does not tell on which object it calls one.
 */
const supportedMethods = new Set(
  [...language, ...platform].flatMap(([, parent]) =>
    featuresOf(parent).flatMap(([name, feature]) => (isUnsupported(feature) ? [] : [withoutStaticSuffix(name)])),
  ),
)
const unsupportedMethods = new Set(
  language.flatMap(([, feature]) => unsupportedOf(feature)).filter((name) => !supportedMethods.has(name)),
)

/**
 * Returns the parts of a style sheet that a lowest supported browser lacks: properties and their keywords, functions,
 * selectors, at-rules, media features and units.
 */
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

/** Functions by name. The data nests them under types: `color-mix` is under `color`. */
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
  // if the property itself is missing, its keywords are not reported
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
