import { expect, test } from 'vitest'
import { withoutClosedDetails } from './critical-styles.ts'

const fold = (body: string, open = '') => `<details class="a"${open}><summary>Yes</summary>${body}</details>`

test('a closed fold keeps the line that opens it', () => {
  expect(withoutClosedDetails(`<p>1</p>${fold('<p>2</p>')}<p>3</p>`)).toBe(`<p>1</p>${fold('')}<p>3</p>`)
})

test('what is folded inside a closed fold is not seen either', () => {
  expect(withoutClosedDetails(fold(`<p>1</p>${fold('<p>2</p>')}${fold('<p>3</p>')}`))).toBe(fold(''))
})

test('an open fold keeps what it shows, and loses what is folded in it', () => {
  expect(withoutClosedDetails(fold(`<p>1</p>${fold('<p>2</p>')}`, ' open=""'))).toBe(
    fold(`<p>1</p>${fold('')}`, ' open=""'),
  )
})

test('the contents of a page are kept: they stand open on a wide screen', () => {
  const contents = `<nav class="b">${fold('<ul></ul>')}</nav>`
  expect(withoutClosedDetails(contents)).toBe(contents)
})
