import { plainDigits } from './number.ts'

/** The maximum length of a typed time, in characters: the expression below is slow on long texts. */
const maxTimeLength = 30

/**
 * Returns the seconds of a time as people type it: 16:30, 16 min 30 s, 16 30, or 16 for whole minutes. Returns NaN for
 * anything else, including 16,5 and 16.30, which are ambiguous.
 */
export function parseTime(text: string): number {
  if (text.length > maxTimeLength) return NaN
  const [, minutes, seconds = '0'] =
    /^(\d{1,3})(?:\s*(?:min|[:’'\s])\s*(?:([0-5]?\d)\s*(?:s|[”"])?)?)?$/.exec(plainDigits(text).trim()) ?? []
  return minutes === undefined ? NaN : Number(minutes) * 60 + Number(seconds)
}

/** Formats seconds as minutes and seconds, 16:30. */
export function formatTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
