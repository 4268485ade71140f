import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calculationOf } from '#contract/calculate.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { en } from '#i18n/en/messages.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { CorrectionForm } from './correction-form.tsx'

const record = { ...calculationOf(defaultRun), id: 'a', createdAt: '2026-11-28T12:00:00.000Z' }

test('a correction in pounds shows the weight of the record in pounds', async () => {
  renderPart(<CorrectionForm record={record} name="today" correction={undefined} />, en)
  const weight = await screen.findByLabelText<HTMLInputElement>('Weight')
  expect(weight.value).toBe('70')
  fireEvent.click(screen.getByRole('radio', { name: /lb|pounds/i }))
  expect(weight.value).toBe('154.3')
})
