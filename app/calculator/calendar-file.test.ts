import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  id: '0123@vo2max',
  day: '2026-12-19',
  title: 'Refaire le test de Cooper',
  text: 'Même parcours, même heure ; mêmes chaussures\\\n40,2',
  url: 'https://example.org/mesurer',
} as const
const file = { language: 'fr', now: new Date('2026-11-21T13:15:07.250Z') } as const

test('the file is that of RFC 5545', () =>
  expect(calendarFile([event], file)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//VO2max//Calculator//FR',
      'BEGIN:VEVENT',
      'UID:0123@vo2max',
      'DTSTAMP:20261121T131507Z',
      'DTSTART;VALUE=DATE:20261219',
      'SUMMARY:Refaire le test de Cooper',
      'DESCRIPTION:Même parcours\\, même heure \\; mêmes chaussures\\\\\\n40\\,2',
      'URL:https://example.org/mesurer',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  ))

test('an event has its revision, its cancellation and an alarm an hour before', () =>
  expect(calendarFile([{ ...event, sequence: 3, isCancelled: true, hasAlarm: true }], file)).toMatch(
    /\r\nSEQUENCE:3\r\nSTATUS:CANCELLED\r\n[^]*\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Refaire le test de Cooper\r\nTRIGGER:-PT1H\r\nEND:VALARM\r\nEND:VEVENT\r\n/,
  ))

test('no line is longer than 75 octets, and unfolding gives the text back', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const written = calendarFile([{ ...event, text }], file)
      for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const unfolded = written.replaceAll('\r\n ', '')
      const description = /\r\nDESCRIPTION:(.*?)\r\nURL:/s.exec(unfolded)![1]!
      expect(description.replace(/\\(.)/g, (_, c: string) => (c === 'n' ? '\n' : c))).toBe(text.replace(/\r\n/g, '\n'))
    }),
  ))
