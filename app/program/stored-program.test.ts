// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { storedProgram, type StoredProgram } from './stored-program.ts'

const calendar = { id: '0a1b', sequence: 2, size: 35, hasAlarm: true }
const program: StoredProgram = { plan: 'main', start: '2026-11-30', hour: '18:30', age: 35, done: [], calendar }

test.each([
  { start: '9999-12-31' },
  { start: '2019-12-31' },
  { start: '12026-11-30' },
  { hour: '24:00' },
  { hour: '' },
  { age: 1e9 },
  { done: ['x'] },
  { calendar: { ...calendar, id: 'a\r\nURL:x' } },
  { calendar: { ...calendar, size: 1e9 } },
  { gender: 'x' },
  { goal: { distance: 100, more: 100 } },
  { goal: { distance: 2500, more: -1 } },
  { goal: { distance: 2500, more: 100, since: 'x' } },
])('a stored program with %j is dropped', (wrong) => {
  localStorage.setItem('program', JSON.stringify({ ...program, ...wrong }))
  expect(storedProgram.get()).toBeUndefined()
})

test.each([
  {},
  { gender: 'homme', goal: { distance: 2500, more: 100, since: '2026-11-21' } },
  // from before the day of a goal and its gender were stored
  { goal: { distance: 2500, more: 100 } },
])('a stored program with %j is read', (fields) => {
  localStorage.setItem('program', JSON.stringify({ ...program, ...fields }))
  expect(storedProgram.get()).toEqual({ ...program, ...fields })
})
