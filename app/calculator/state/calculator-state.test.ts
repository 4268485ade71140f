import { expect, test } from 'vitest'
import { run } from '../../../domain/protocols/entry.arbitrary.ts'
import { initialState, isRetry, reduceCalculator, type CalculatorEvent } from './calculator-state.ts'

const errors = [{ field: 'age', rule: 'required' as const }]
const submitted = (saveKey = 'a'): CalculatorEvent => ({
  type: 'submitted',
  protocol: 'cooper-run',
  parsed: { texts: { age: '40', distance: '2400' }, entry: run },
  save: { saveKey, status: 'saving' },
})
const after = (...events: CalculatorEvent[]) => events.reduce(reduceCalculator, initialState())

test('after a posted form, its texts, its result and its open protocol are shown', () => {
  const texts = { age: '70', pulse: '' }
  const state = initialState({ protocol: 'rockport-walk', texts, errors })
  expect(state).toMatchObject({ lastOpened: 'rockport-walk', isOpen: true, person: { age: '70' } })
  expect(state.texts['rockport-walk']).toEqual(texts)
  expect(state.results['rockport-walk']).toEqual({ texts, errors, isPosted: true })
})

test('what is typed about the person fills every form, except empty fields', () => {
  const typed = after({ type: 'typed', protocol: 'rockport-walk', texts: { age: '70', weight: '', pulse: '120' } })
  expect([typed.person, typed.texts['rockport-walk']]).toEqual([{ age: '70' }, { age: '70', weight: '', pulse: '120' }])
})

test('a weight fills every form with its unit, and a unit never goes without a weight', () => {
  const type = (texts: Record<string, string>) => ({ type: 'typed', protocol: 'rockport-walk', texts }) as const
  const state = after(type({ weight: '150', weightUnit: 'lb' }), type({ weight: '', weightUnit: 'kg' }))
  expect(state.person).toEqual({ weight: '150', weightUnit: 'lb' })
})

test('a run that is saved stays beside a form with errors', () => {
  const refused: CalculatorEvent = {
    type: 'submitted',
    protocol: 'cooper-run',
    parsed: { texts: { age: '' }, errors },
  }
  const state = after(submitted(), { type: 'saveEnded', saveKey: 'a', status: 'saved' }, refused)
  expect(state.results['cooper-run']).toEqual({
    texts: { age: '' },
    errors,
    entry: run,
    saveKey: 'a',
    status: 'saved',
  })
})

test('the end of a save is shown only while the entry with its key is on show', () => {
  const ended: CalculatorEvent = { type: 'saveEnded', saveKey: 'a', status: 'failed' }
  expect(after(submitted(), ended).results['cooper-run']!.status).toBe('failed')
  expect(after(submitted(), submitted('b'), ended).results['cooper-run']!.status).toBe('saving')
})

test.each([
  ['failed', true],
  ['pending', true],
  ['full', true],
  ['saved', false],
  ['stopped', false],
  ['revoked', false],
  [undefined, false],
] as const)('the same entry whose save is %s is retried under its key: %s', (status, expected) => {
  expect(isRetry({ entry: run, status }, structuredClone(run))).toBe(expected)
  expect(isRetry({ entry: run, status }, { ...run, inputs: { ...run.inputs, age: 41 } })).toBe(false)
})

test('a protocol that closes because another has opened changes nothing', () => {
  const opened = after({ type: 'toggled', protocol: 'known-value', isOpen: true })
  expect(reduceCalculator(opened, { type: 'toggled', protocol: 'cooper-run', isOpen: false })).toBe(opened)
  expect(reduceCalculator(opened, { type: 'toggled', protocol: 'known-value', isOpen: false })).toMatchObject({
    lastOpened: 'known-value',
    isOpen: false,
    wasToggled: true,
  })
})
