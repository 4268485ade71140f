import { resolve } from 'node:path'
import mdx from '@mdx-js/rollup'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { remarkPlugins } from '#scripts/mdx/pages-plugin.ts'
import { mdxSources } from './mdx-sources.ts'

/** Compiles MDX to JSX. Its type checks, but for the parameter that MDX adds. */
async function toJsx(source: string, file: string): Promise<string> {
  const { transform } = mdx({ jsx: true, remarkPlugins })
  const { code } = (await transform(source, file)) as { code: string }
  return code.replace(/\/\*@jsx\w+ [^*]*\*\//g, '').replaceAll('(props = {})', '(props: any = {})')
}

/** Returns the type errors of texts in the project. `texts` has the code by path. */
function typeErrors(texts: ReadonlyMap<string, string>): string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
    ts.sys,
    '.',
  )
  Object.assign(options, { noEmit: true, noImplicitAny: false, noUnusedLocals: false, noUnusedParameters: false })
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  host.getSourceFile = (path, ...rest) => {
    const text = texts.get(path)
    return text === undefined ? getSourceFile(path, ...rest) : ts.createSourceFile(path, text, rest[0])
  }
  const program = ts.createProgram([...texts.keys(), resolve('app/env.d.ts')], options, host)
  return [...texts.keys()].flatMap((path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  )
}

test('the texts pass components only what their types take', async () => {
  const wrong = `import { Section } from '#app/ui/section.tsx'\n\n<Section tone="wash">Text</Section>\n`
  const texts = new Map<string, string>()
  for (const { locale, file, source } of [...mdxSources, { locale: 'fr', file: 'wrong.mdx', source: wrong }])
    texts.set(resolve('content', locale, `${file}.tsx`), await toJsx(source, file))
  expect(typeErrors(texts)).toEqual([expect.stringMatching(/wrong\.mdx\.tsx: .*'tone' does not exist/)])
})
