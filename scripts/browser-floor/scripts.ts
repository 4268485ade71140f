import { Linter } from 'eslint'
import { api, isMissing, javascript, membersOf, type Feature } from './support.ts'

/** What of `script` a browser of the floor cannot parse, or lacks: globals, their properties, and methods of the language. */
export function missingInScript(script: string): string[] {
  const lines = script.split('\n')
  return linter.verify(script, config).map(({ message, line, column }) => {
    const words = lines[line - 1]?.slice(Math.max(0, column - 30), column + 50) ?? ''
    return `${message} …${words}…`
  })
}

const featuresOf = (one: Feature) =>
  membersOf(one).filter(([name, { __compat }]) => __compat && /^[a-z]\w*$/i.test(name))
const withoutStaticSuffix = (name: string) => name.replace(/_static$/, '')
const missingOf = (one: Feature) => featuresOf(one).flatMap(([name, feature]) => (isMissing(feature) ? [name] : []))

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

const missingGlobals = [javascript.builtins!, api, api.Window!].flatMap(missingOf)
const missingProperties = [
  ...language.flatMap(([object, one]) => missingOf(one).map((property) => ({ object, property }))),
  ...platform.flatMap(([object, one]) =>
    missingOf(one).flatMap((name) =>
      name.endsWith('_static') ? [{ object, property: withoutStaticSuffix(name) }] : [],
    ),
  ),
  ...Object.entries(instances).flatMap(([object, one]) =>
    missingOf(api[one]!).map((property) => ({ object, property })),
  ),
]
/** Methods are looked for by name on any object, so those count that every browser has on some object. */
const supportedMethods = new Set(
  [...language, ...platform].flatMap(([, one]) =>
    featuresOf(one).flatMap(([name, feature]) => (isMissing(feature) ? [] : [withoutStaticSuffix(name)])),
  ),
)
const missingMethods = new Set(
  language.flatMap(([, one]) => missingOf(one)).filter((name) => !supportedMethods.has(name)),
)

const config: Linter.Config[] = [
  {
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    linterOptions: { noInlineConfig: true },
    rules: {
      'no-restricted-globals': ['error', ...missingGlobals],
      'no-restricted-properties': ['error', ...missingProperties],
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression > MemberExpression.callee[property.name=/^(${[...missingMethods].join('|')})$/]`,
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
