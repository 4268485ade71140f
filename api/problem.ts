import type { BaseIssue } from 'valibot'

/** Why a field was refused, in a form that each language puts into words. */
export type FieldError = { field: string } & (
  | { rule: 'required' }
  | { rule: 'notANumber'; received: string }
  | { rule: 'notAnInteger' }
  | { rule: 'notAnOption'; expected: string; received: string }
  | { rule: 'tooSmall'; limit: number }
  | { rule: 'tooLarge'; limit: number }
  | { rule: 'unknownField' }
)

/** The first error of each field, in the order of the fields, as `inputs.age`; none for a value that is not an object. */
export function fieldErrors(issues: readonly BaseIssue<unknown>[]): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const issue of issues) {
    const field = issue.path?.map(({ key }) => String(key)).join('.')
    if (field !== undefined && !errors.has(field)) errors.set(field, { field, ...brokenRule(issue) })
  }
  return [...errors.values()]
}

type Rule<Error = FieldError> = Error extends FieldError ? Omit<Error, 'field'> : never

function brokenRule(issue: BaseIssue<unknown>): Rule {
  if (issue.type === 'strict_object') {
    return issue.expected === 'never' ? { rule: 'unknownField' } : { rule: 'required' }
  }
  if (issue.input === undefined) return { rule: 'required' }
  if (issue.type === 'min_value') return { rule: 'tooSmall', limit: Number(issue.requirement) }
  if (issue.type === 'max_value') return { rule: 'tooLarge', limit: Number(issue.requirement) }
  if (issue.type === 'integer') return { rule: 'notAnInteger' }
  if (issue.type === 'picklist')
    return { rule: 'notAnOption', expected: singleQuoted(issue.expected), received: option(issue.input) }
  return { rule: 'notANumber', received: typeName(issue.input) }
}

/** valibot writes ("homme" | "femme") */
function singleQuoted(expected: string | null): string {
  return (expected ?? '').replace(/[()]/g, '').replaceAll('"', "'")
}

function option(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : typeName(value)
}

function typeName(value: unknown): string {
  if (Number.isNaN(value)) return 'nan'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** A language's words for each rule; the interface strings of both languages have this shape. */
interface RuleMessages {
  required: string
  notANumber: (received: string) => string
  notAnInteger: string
  notAnOption: (expected: string, received: string) => string
  tooSmall: (limit: number) => string
  tooLarge: (limit: number) => string
  unknownField: string
}

export function errorMessage(error: FieldError, words: RuleMessages): string {
  if (error.rule === 'notANumber') return words.notANumber(error.received)
  if (error.rule === 'notAnOption') return words.notAnOption(error.expected, error.received)
  return 'limit' in error ? words[error.rule](error.limit) : words[error.rule]
}

/** An error answer, `application/problem+json`. Source: RFC 9457. */
export interface Problem {
  type: 'about:blank'
  title: string
  status: number
  detail: string
  /** of 409 `full`, when the visitor has as many runs as are kept; of 410 `deleted`, when only what this key saved was deleted */
  reason?: 'full' | 'deleted'
  /** of 410 without a reason, for how many milliseconds everything has been deleted: what was made since may be saved anew */
  erasedFor?: number
  /** one entry for each refused field, if fields were refused */
  errors?: { field: string; message: string }[]
}

export const problemContentType = 'application/problem+json; charset=utf-8'
