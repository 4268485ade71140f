import type { BaseIssue } from 'valibot'

/** Why a field was refused, for translation into words. */
export type FieldError = { field: string } & (
  | { rule: 'required' }
  | { rule: 'notANumber'; received: string }
  | { rule: 'notAnInteger' }
  | { rule: 'notAnOption'; expected: string; received: string }
  | { rule: 'tooSmall'; limit: number }
  | { rule: 'tooLarge'; limit: number }
  | { rule: 'unknownField' }
)

/**
 * Returns the first error of each field, in the order of the fields. Returns none if the value is not an object.
 */
export function fieldErrors(issues: readonly BaseIssue<unknown>[]): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const issue of issues) {
    const field = issue.path && String(issue.path[0].key)
    if (field !== undefined && !errors.has(field)) errors.set(field, { field, ...ruleErrorOf(issue) })
  }
  return [...errors.values()]
}

type RuleError<Each = FieldError> = Each extends FieldError ? Omit<Each, 'field'> : never

function ruleErrorOf(issue: BaseIssue<unknown>): RuleError {
  if (issue.type === 'strict_object') {
    return issue.expected === 'never' ? { rule: 'unknownField' } : { rule: 'required' }
  }
  if (issue.input === undefined) return { rule: 'required' }
  if (issue.type === 'min_value') return { rule: 'tooSmall', limit: Number(issue.requirement) }
  if (issue.type === 'max_value') return { rule: 'tooLarge', limit: Number(issue.requirement) }
  if (issue.type === 'integer') return { rule: 'notAnInteger' }
  if (issue.type === 'picklist')
    return { rule: 'notAnOption', expected: singleQuoted(issue.expected), received: optionText(issue.input) }
  return { rule: 'notANumber', received: typeName(issue.input) }
}

/** Replaces valibot's double quotes by single ones, and drops the parentheses. */
function singleQuoted(expected: string | null): string {
  return (expected ?? '').replace(/[()]/g, '').replaceAll('"', "'")
}

function optionText(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : typeName(value)
}

function typeName(value: unknown): string {
  if (Number.isNaN(value)) return 'nan'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** The messages of each rule, in one language. */
interface RuleMessages {
  required: string
  notANumber: (received: string) => string
  notAnInteger: string
  notAnOption: (expected: string, received: string) => string
  tooSmall: (limit: number) => string
  tooLarge: (limit: number) => string
  unknownField: string
}

export function errorMessage(error: FieldError, messages: RuleMessages): string {
  if (error.rule === 'notANumber') return messages.notANumber(error.received)
  if (error.rule === 'notAnOption') return messages.notAnOption(error.expected, error.received)
  return 'limit' in error ? messages[error.rule](error.limit) : messages[error.rule]
}
