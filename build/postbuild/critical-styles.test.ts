import { expect, test } from 'vitest'
import { colourSchemesByMedia, shortProperties, withoutClosedDetails } from './critical-styles.ts'

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

test('the colours of the root come by the scheme that a query tells; those of other rules as Lightning CSS has them', () => {
  const pair = 'var(--lightningcss-light,#fff)var(--lightningcss-dark,#000)'
  const toggle = '--lightningcss-light: ;--lightningcss-dark:initial'
  expect(
    colourSchemesByMedia(
      `:root{color-scheme:light dark;--a:${pair};--b:1px}@media (prefers-color-scheme:dark){:root{${toggle}}}.c{--d:${pair}}`,
    ),
  ).toBe(
    `:root{color-scheme:light dark;--a:#fff;--b:1px}@media (prefers-color-scheme:dark){:root{${toggle};--a:#000}}.c{--d:${pair}}`,
  )
})

test('custom properties get short names, the same wherever they are set and used; a class keeps its name', () => {
  expect(
    shortProperties(':root{--page:74rem;--step--1:1rem}.a--page{--x:var(--page);width:calc(var(--step--1) - 1px)}'),
  ).toBe(':root{--0:74rem;--1:1rem}.a--page{--2:var(--0);width:calc(var(--1) - 1px)}')
})
