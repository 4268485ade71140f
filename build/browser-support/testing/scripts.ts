import { parseAst } from 'vite'
import { api, isUnsupported, javascript, membersOf, type Feature } from './compat-data.ts'

/** What of `script` a browser of the floor cannot parse, or lacks: globals, their properties, and methods of the language. */
export function unsupportedInScript(script: string): string[] {
  return nodesOf(parseAst(script) as unknown as Node)
    .filter(isUnsupportedIn)
    .map(({ type, start }) => `${type} …${script.slice(Math.max(0, start - 30), start + 50)}…`)
}

/** Of a syntax tree: what the type does not say is in the other members. */
interface Node {
  type: string
  start: number
  name?: string
  [member: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A node and all in it, but for names that are a property's: they are looked at with their object. */
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

const featuresOf = (one: Feature) =>
  membersOf(one).filter(([name, { __compat }]) => __compat && /^[a-z]\w*$/i.test(name))
const withoutStaticSuffix = (name: string) => name.replace(/_static$/, '')
const unsupportedOf = (one: Feature) =>
  featuresOf(one).flatMap(([name, feature]) => (isUnsupported(feature) ? [name] : []))

const language = featuresOf(javascript.builtins!)
const platform = featuresOf(api)
/** Globals that are the only instance of their interface. */
const instances = {
  window: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  crypto: 'Crypto',
  location: 'Location',
}

const unsupportedGlobals = new Set([javascript.builtins!, api, api.Window!].flatMap(unsupportedOf))
const unsupportedProperties = new Set([
  ...language.flatMap(([object, one]) => unsupportedOf(one).map((property) => `${object}.${property}`)),
  ...platform.flatMap(([object, one]) =>
    unsupportedOf(one).flatMap((name) => (name.endsWith('_static') ? [`${object}.${withoutStaticSuffix(name)}`] : [])),
  ),
  ...Object.entries(instances).flatMap(([object, one]) =>
    unsupportedOf(api[one]!).map((property) => `${object}.${property}`),
  ),
])
/** Methods are looked for by name on any object, so those count that every browser has on some object. */
const supportedMethods = new Set(
  [...language, ...platform].flatMap(([, one]) =>
    featuresOf(one).flatMap(([name, feature]) => (isUnsupported(feature) ? [] : [withoutStaticSuffix(name)])),
  ),
)
const unsupportedMethods = new Set(
  language.flatMap(([, one]) => unsupportedOf(one)).filter((name) => !supportedMethods.has(name)),
)
