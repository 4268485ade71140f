import { Linter } from 'eslint'
import { api, isUnsupported, javascript, membersOf, type Feature } from './compat-data.ts'

/** What of `script` a browser of the floor cannot parse, or lacks: globals, their properties, and methods of the language. */
export function unsupportedInScript(script: string): string[] {
  const lines = script.split('\n')
  return linter.verify(script, config).map(({ message, line, column }) => {
    const words = lines[line - 1]?.slice(Math.max(0, column - 30), column + 50) ?? ''
    return `${message} …${words}…`
  })
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

const unsupportedGlobals = [javascript.builtins!, api, api.Window!].flatMap(unsupportedOf)
const unsupportedProperties = [
  ...language.flatMap(([object, one]) => unsupportedOf(one).map((property) => ({ object, property }))),
  ...platform.flatMap(([object, one]) =>
    unsupportedOf(one).flatMap((name) =>
      name.endsWith('_static') ? [{ object, property: withoutStaticSuffix(name) }] : [],
    ),
  ),
  ...Object.entries(instances).flatMap(([object, one]) =>
    unsupportedOf(api[one]!).map((property) => ({ object, property })),
  ),
]
/** Methods are looked for by name on any object, so those count that every browser has on some object. */
const supportedMethods = new Set(
  [...language, ...platform].flatMap(([, one]) =>
    featuresOf(one).flatMap(([name, feature]) => (isUnsupported(feature) ? [] : [withoutStaticSuffix(name)])),
  ),
)
const unsupportedMethods = new Set(
  language.flatMap(([, one]) => unsupportedOf(one)).filter((name) => !supportedMethods.has(name)),
)

const config: Linter.Config[] = [
  {
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    linterOptions: { noInlineConfig: true },
    rules: {
      'no-restricted-globals': ['error', ...unsupportedGlobals],
      'no-restricted-properties': ['error', ...unsupportedProperties],
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression > MemberExpression.callee[property.name=/^(${[...unsupportedMethods].join('|')})$/]`,
          message: 'a method that is missing.',
        },
        { selector: 'StaticBlock', message: 'a static block.' },
        { selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]', message: 'a look behind.' },
        { selector: 'Literal[regex.flags=/v/]', message: 'the flag v.' },
      ],
    },
  },
]
const linter = new Linter()
