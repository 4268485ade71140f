import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paperColours } from './paper-colours.ts'

const [tokens, base] = ['tokens.css', 'base.css'].map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
const schemes = ['light', 'dark'] as const

/** Returns red, green and blue of a token, 0 to 1. */
function colour(token: string, scheme: (typeof schemes)[number]): [number, number, number] {
  const [, light, dark] = new RegExp(`--${token}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(tokens!)!
  const value = parseInt((scheme === 'light' ? light : dark)!, 16)
  const channel = (bits: number) => ((value >> bits) & 0xff) / 255
  return [channel(16), channel(8), channel(0)]
}

/** Returns the relative luminance. Source: WCAG 2.1. */
function luminance(channels: [number, number, number]): number {
  const [red, green, blue] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: [number, number, number], other: [number, number, number]): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

test.each(schemes)('errors and “Faible” are red in %s colours, neither orange nor pink', (scheme) => {
  const [red, green, blue] = colour('poor', scheme)
  expect(red).toBe(Math.max(red, green, blue))
  // hue within 10 degrees of red, and at least two thirds saturated (HSV)
  expect((60 * Math.abs(green - blue)) / (red - Math.min(green, blue))).toBeLessThan(10)
  expect((red - Math.min(green, blue)) / red).toBeGreaterThan(0.66)
})

test.each(schemes)('small grey text can be read on every background in %s colours: 7 to 1', (scheme) => {
  for (const background of ['paper', 'surface', 'wash', 'caution'])
    expect(contrast(colour('muted', scheme), colour(background, scheme)), background).toBeGreaterThanOrEqual(7)
})

test.each(schemes)('focus is blue in %s colours, unlike an error, and shows on every background', (scheme) => {
  expect(base).toMatch(/:focus-visible \{[^}]*outline: 3px solid var\(--focus\)/)
  const [red, green, blue] = colour('focus', scheme)
  expect(blue).toBe(Math.max(red, green, blue))
  for (const background of ['paper', 'surface', 'wash'])
    expect(contrast(colour('focus', scheme), colour(background, scheme)), background).toBeGreaterThanOrEqual(3)
})

test('browsers and devices show the paper of the page around it', () =>
  expect(tokens).toContain(`--paper: light-dark(${paperColours.light}, ${paperColours.dark});`))

const inks = ['ink', 'muted', 'pine', 'poor', 'good'].flatMap((ink) => schemes.map((scheme) => ({ ink, scheme })))
test.each(inks)('$ink can be read on every background in $scheme colours: 4.5 to 1', ({ ink, scheme }) => {
  for (const background of ['paper', 'surface', 'wash'])
    expect(contrast(colour(ink, scheme), colour(background, scheme)), background).toBeGreaterThanOrEqual(4.5)
})
