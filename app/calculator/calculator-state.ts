import { useState } from 'react'
import { useLocation } from 'react-router'
import type { FieldError } from '../../contract/field-error.ts'
import type { Run } from '../../domain/tests/cooper-run/cooper-run.ts'
import type { PageId } from '../../i18n/pages.ts'
import { pageAt } from '../../i18n/paths.ts'
import { createStore } from '../external-store.ts'
import type { Saved } from '../outbox/saved.ts'
import type { KnownValueFormData } from './known-value/form-data.ts'

/** What a page with the calculator shows. */
export interface CalculatorState {
  run?: Run
  /** undefined until the form was sent */
  errors?: FieldError[] | undefined
  /** of the run's saving */
  saveKey?: string | undefined
  saved?: Saved | 'pending' | 'retrying' | undefined
  known?: KnownValueFormData
  /** the fragment of a shared address that was opened here */
  shared?: string
}

const states = createStore<Partial<Record<PageId, CalculatorState>>>({})
const empty: CalculatorState = {}

/**
 * The state of the page, whatever its language, and how to change parts of it, where `ofKey` is said only while the run
 * saved under that key is still on show. It lives as long as the document: the page
 * in the other language shows the same, and so does a way back.
 */
export function useCalculatorState(): [CalculatorState, (change: CalculatorState, ofKey?: string) => void] {
  const page = pageAt(useLocation().pathname)
  const state = states.use()[page!] ?? empty
  return [
    state,
    (change, ofKey) => {
      const { [page!]: now, ...others } = states.get()
      if (!ofKey || now?.saveKey === ofKey) states.set({ ...others, [page!]: { ...now, ...change } })
    },
  ]
}

/** By page and form. Nothing shows it but the fields, when they are made again. */
const typed = new Map<string, Record<string, string>>()

/** What was typed into a form of the page, whatever its language; it lives as long as the state. */
export function useTypedValues(form: 'run' | 'known') {
  const key = `${pageAt(useLocation().pathname)} ${form}`
  const [before] = useState(() => typed.get(key))
  return {
    before,
    store: (form: HTMLFormElement) =>
      typed.set(key, Object.fromEntries(new FormData(form).entries()) as Record<string, string>),
  }
}
