// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TestEntry } from '../../../domain/tests/registry.ts'
import { run as runFr } from '../../../i18n/fr/calculator/run.ts'
import { results as resultsFr } from '../../../i18n/fr/progress/progress.ts'
import { fr } from '../../../i18n/fr/site.ts'
import { run as runEn } from '../../../i18n/en/calculator/run.ts'
import { results as resultsEn } from '../../../i18n/en/progress/progress.ts'
import { en } from '../../../i18n/en/site.ts'
import { CalculatorMessagesContext } from '../../calculator/messages.ts'
import { MessagesContext } from '../../messages.ts'
import { ResultsMessagesContext } from '../results-messages.ts'
import { known, shownRecord, shownRun, squats, walk } from '../testing/shown-record.ts'
import { useEnteredText } from './record-text.ts'

const languages = { fr: [fr, runFr, resultsFr], en: [en, runEn, resultsEn] } as const
const cycle: TestEntry = {
  test: 'astrand-ryhming-cycle',
  inputs: { age: 40, gender: 'femme', weight: 70, watts: 100, pulseAtMinute5: 140, pulseAtMinute6: 142 },
}

test.each([
  ['fr', shownRun({ distance: 2412.5 }), '2 412,5 m'],
  ['en', shownRun({ distance: 2412.5 }), '2,412.5 m'],
  ['en', shownRecord(walk), 'Time: 16:00 · Pulse at the end: 140/min'],
  ['fr', shownRecord(cycle), 'Charge : 100 watts · Pouls, 5e minute : 140/min · Pouls, 6e minute : 142/min'],
  ['en', shownRecord(squats), 'P0, at rest: 65/min · P1, right after: 110/min · P2, 1 min later: 75/min'],
  ['fr', shownRecord(known), ''],
] as const)('what was entered for a test alone is written in %s', (locale, record, text) => {
  const [site, run, results] = languages[locale]
  const { result } = renderHook(useEnteredText, {
    wrapper: ({ children }) => (
      <MessagesContext value={site}>
        <CalculatorMessagesContext value={run}>
          <ResultsMessagesContext value={results}>{children}</ResultsMessagesContext>
        </CalculatorMessagesContext>
      </MessagesContext>
    ),
  })
  expect(result.current(record).replace(/\s/g, ' ')).toBe(text)
})
