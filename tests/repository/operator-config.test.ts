import { expect, test } from 'vitest'
import { isPlaceholder, placeholders } from '../../operator.config.ts'

const placeholderValues = ['{NEQ}', 'https://vo2max.example', 'https://retailer.example/', 'contact@operator.example']
test.each(placeholderValues)('%s is a placeholder', (value) => expect(isPlaceholder(value)).toBe(true))

const completedValues = ['1234567890', 'https://www.vo2max.ca', 'https://example.ca/', 'info@vo2max.ca']
test.each(completedValues)('%s is a completed value', (value) => expect(isPlaceholder(value)).toBe(false))

test('placeholders are listed by their path in the object', () => {
  const host = { name: '{HEBERGEUR}', place: 'Québec' }
  expect(placeholders({ neq: '{NEQ}', phone: '514', host })).toEqual(['neq', 'host.name'])
})
