import { act, within } from '@testing-library/react'
import { test } from 'vitest'
import { cooperRunFields, defaultRun } from '#domain/protocols/cooper-run.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { formTextsOf } from '../fields/field-text.ts'
import { RunForm } from './run-form.tsx'

test('after hydration a posted run whose save failed can be saved again', async () => {
  const posted = {
    texts: formTextsOf(cooperRunFields, defaultRun, 'fr'),
    entry: { protocol: 'cooper-run', inputs: defaultRun },
    saveState: 'failed',
  } as const
  const page = await act(() => Promise.resolve(renderPart(<RunForm posted={posted} onAnnounce={() => {}} />)))
  await within(page).findByRole('button', { name: 'Réessayer' })
})
