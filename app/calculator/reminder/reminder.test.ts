import { expect, test } from 'vitest'
import { defaultRun } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { details as detailsEn } from '../../../i18n/en/calculator/calculator-details.ts'
import { details as detailsFr } from '../../../i18n/fr/calculator/calculator-details.ts'
import { en } from '../../../i18n/en/site.ts'
import { fr } from '../../../i18n/fr/site.ts'
import { reminderText } from './reminder.ts'

const inFrench = (distance: number) =>
  reminderText({ ...defaultRun, distance }, detailsFr.share.event, fr.number).replace(/\s/g, ' ')
const inEnglish = (distance: number) =>
  reminderText({ ...defaultRun, distance }, detailsEn.share.event, en.number).replace(/\s/g, ' ')

test('a reminder tells how to do the test alike, and what the last one gave', () => {
  expect(inFrench(2400)).toBe(
    'Même parcours, même heure, mêmes chaussures. Dernier résultat : 40,2 ml/kg/min pour 2 400 m.',
  )
  expect(inEnglish(2400)).toBe('Same course, same time of day, same shoes. Last result: 40.2 ml/kg/min for 2,400 m.')
})

test('a value that was too low to be true stands in no calendar', () => {
  expect(inFrench(502)).toBe('Même parcours, même heure, mêmes chaussures. Dernière distance : 502 m.')
  expect(inEnglish(900)).toBe('Same course, same time of day, same shoes. Last distance: 900 m.')
})
