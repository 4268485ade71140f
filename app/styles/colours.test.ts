import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paperColours } from './paper-colours.ts'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const schemes = ['light', 'dark'] as const

type Colour = [red: number, green: number, blue: number]

/** Returns a token in a scheme, each channel from 0 to 1. */
function colour(token: string, scheme: (typeof schemes)[number]): Colour {
  const [, declared] = tokens.split(`--${token}: light-dark(`)
  const channel = (start: number) => parseInt(declared!.slice(start, start + 2), 16) / 255
  const start = scheme === 'light' ? '#'.length : '#000000, #'.length
  return [channel(start), channel(start + 2), channel(start + 4)]
}

/** Returns the relative luminance. Source: WCAG 2.1. */
function luminance(channels: Colour): number {
  const [red, green, blue] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: Colour, other: Colour): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

test.each(schemes)('errors and “Faible” are red in %s colours', (scheme) => {
  const [red, green, blue] = colour('poor', scheme)
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
})

// axe checks the contrast of texts, not of the outline
test.each(schemes)('the focus shows on every background in %s colours: 3 to 1', (scheme) => {
  for (const background of ['paper', 'surface', 'wash'])
    expect(contrast(colour('focus', scheme), colour(background, scheme)), background).toBeGreaterThanOrEqual(3)
})

test('browsers and devices show the paper of the page around it', () =>
  expect(tokens).toContain(`--paper: light-dark(${paperColours.light}, ${paperColours.dark});`))
