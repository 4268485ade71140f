import { plainDigits } from '../../../i18n/number.ts'

/** Characters that a time may take; beyond them the expression below would take long. */
const longest = 30

/**
 * Whole seconds of a time as people type it: 16:30, 16 min 30 s, 16 30, or 16 for whole minutes. NaN for anything else,
 * 16,5 and 16.30 too: they may be meant either way.
 */
export function parseTime(text: string): number {
  if (text.length > longest) return NaN
  const [, minutes, seconds = '0'] =
    /^(\d{1,3})(?:\s*(?:min|[:’'\s])\s*(?:([0-5]?\d)\s*(?:s|[”"])?)?)?$/.exec(plainDigits(text).trim()) ?? []
  return minutes === undefined ? NaN : Number(minutes) * 60 + Number(seconds)
}

/** Minutes and seconds as a clock shows them, 16:30; parts of a second are cut off. */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
