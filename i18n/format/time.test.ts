import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTime, parseTime } from './time.ts'

test.each([
  ['16:30', 990],
  [' 16:05 ', 965],
  ['16:5', 965],
  ['16 : 30', 990],
  ['16 30', 990],
  ['16 min 30 s', 990],
  ['16 min 30', 990],
  ['16min30s', 990],
  ['16’30', 990],
  ['16\'30"', 990],
  ['16 min', 960],
  ['16', 960],
  ['0:45', 45],
  ['\u200e16:30', 990],
  ['１６：３０', 990],
  ['١٦:٣٠', 990],
])('%j is %d seconds', (text, seconds) => expect(parseTime(text)).toBe(seconds))

const notTimes = ['', 'x', '16,5', '16.30', '16:60', '1:02:03', '-16:00', '16:30:', ':30', '16s', '1e3']
test.each(notTimes)('%j is no time', (text) => expect(parseTime(text)).toBeNaN())

test('a text too long for a time is refused at once', () => expect(parseTime(`16${' '.repeat(100_000)}x`)).toBeNaN())

test.each([
  [0, '0:00'],
  [960, '16:00'],
  [3725, '62:05'],
])('%d seconds are shown as %s', (seconds, text) => expect(formatTime(seconds)).toBe(text))

test('a formatted time parses to the same seconds', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59_999 }), (seconds) => {
      expect(parseTime(formatTime(seconds))).toBe(seconds)
    }),
  ))
