import type { Run } from '../../../domain/cooper-run.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { parseRunForm, runFieldNames, type RunFormData } from './form-data.ts'

/** The part of a shared address that carries a run; browsers do not send it, and no anchor has a sign of equality. */
export function sharedHash(run: Run): string {
  return `#${new URLSearchParams(runFieldNames.map((field) => [field, String(run[field])]))}`
}

/** Whether an address, even a damaged one, was made to carry a run. */
export function isSharedHash(hash: string): boolean {
  return /^#(age|gender|weight|distance)=/.test(hash)
}

/** Reads a shared run as if a person had typed it. */
export function parseSharedHash(hash: string, locale: Locale): RunFormData {
  return parseRunForm(new URLSearchParams(hash.slice(1)), locale)
}
