// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'

/**
 * What each file imports of ours, types included. Kept for the whole run; the file under the linter's eyes is read anew.
 * @type {Map<string, string[]>}
 */
const importsOf = new Map()

/** @param {string} file @param {string} code */
function readImports(file, code) {
  const found = ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName)
  const ours = found.filter((name) => isOurs(name)).map((name) => resolve(dirname(file), name))
  importsOf.set(file, ours)
  return ours
}

/** Imports of ours are relative and say the whole name, so there is nothing to resolve. @param {string} name */
function isOurs(name) {
  return /^\.\.?\/.*\.[jt]sx?$/.test(name)
}

/** @param {string} file */
function imports(file) {
  return importsOf.get(file) ?? (existsSync(file) ? readImports(file, readFileSync(file, 'utf8')) : [])
}

/** The files from one to the other, both included, along imports. @param {string} from @param {string} to */
function path(from, to) {
  /** @type {Map<string, string[]>} */
  const paths = new Map([[from, [from]]])
  for (const [file, before] of paths) {
    if (file === to) return before
    for (const next of imports(file)) if (!paths.has(next)) paths.set(next, [...before, next])
  }
  return undefined
}

/**
 * No file imports itself by way of others, not even for a type: two such files are one subject in two places, and
 * neither is understood, moved or tested without the other.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noImportCycle = {
  meta: { type: 'problem', schema: [], messages: { cycle: 'Import cycle: {{files}}' } },
  create(context) {
    const file = context.filename
    readImports(file, context.sourceCode.text)
    /** @param {import('estree').Node & { source?: unknown }} node */
    function check(node) {
      const { value } = /** @type {{ value?: unknown }} */ (node.source ?? {})
      if (typeof value !== 'string' || !isOurs(value)) return
      const cycle = path(resolve(dirname(file), value), file)
      if (!cycle) return
      const files = [file, ...cycle].map((one) => relative(context.cwd, one)).join(' → ')
      context.report({ node, messageId: 'cycle', data: { files } })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    }
  },
}
