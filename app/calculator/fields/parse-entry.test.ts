import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEntry } from '#domain/protocols/entry.arbitrary.ts'
import { protocolFields, type OtherEntry } from '#domain/protocols/registry.ts'
import { textsOf } from './field-text.ts'
import { parseEntry } from './parse-entry.ts'

const walk = 'age=60&gender=femme&weight=70,5&seconds=16:00&pulse=140'
const still = 'age=40&gender=homme&waist=90&restingPulse=60'

test.each([
  ['seconds=16,5', { field: 'seconds', rule: 'notANumber', received: 'nan' }],
  ['seconds=5:59', { field: 'seconds', rule: 'tooSmall', limit: 360 }],
  ['seconds=', { field: 'seconds', rule: 'required' }],
  ['pulse=140,5', { field: 'pulse', rule: 'notAnInteger' }],
])('a walk with %s is refused, and the typed texts are returned', (wrong, error) => {
  const form = new URLSearchParams(walk)
  for (const [name, value] of new URLSearchParams(wrong)) form.set(name, value)
  const { errors, texts, entry } = parseEntry('rockport-walk', form, 'fr')
  expect([errors, entry]).toEqual([[error], undefined])
  expect(texts).toMatchObject(Object.fromEntries(new URLSearchParams(wrong)))
})

test('who exercises less than once a week need not say how', () => {
  const { entry, texts } = parseEntry('no-exercise', new URLSearchParams(`${still}&frequency=rarely`), 'fr')
  expect(entry?.inputs).toMatchObject({ frequency: 'rarely', intensity: 'easy', length: 'underHalfAnHour' })
  expect(texts).toMatchObject({ intensity: '', length: '' })
})

test('who exercises once a week or more has to say how', () => {
  const { errors } = parseEntry('no-exercise', new URLSearchParams(`${still}&frequency=weekly`), 'fr')
  expect(errors).toEqual([
    { field: 'intensity', rule: 'required' },
    { field: 'length', rule: 'required' },
  ])
})

test.each(['rockport-walk', 'known-value'] as const)('%s: the texts of any entry parse to the same entry', (name) =>
  fc.assert(
    fc.property<[OtherEntry]>(anyEntry[name], (entry) => {
      const texts = new URLSearchParams(textsOf(protocolFields[name], entry.inputs, 'fr'))
      expect(parseEntry(name, texts, 'fr').entry).toEqual(entry)
    }),
  ),
)
