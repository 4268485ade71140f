import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { EstimateForm } from './estimate-form.tsx'

test.each([
  ['rarely', ['gender', 'frequency']],
  ['weekly', ['gender', 'frequency', 'intensity', 'sessionDuration']],
])('who exercises %s is asked to choose %j', (frequency, asked) => {
  const page = renderPart(<EstimateForm protocol="no-exercise" posted={undefined} onAnnounce={() => {}} />)
  fireEvent.change(page.querySelector('[name=frequency]')!, { target: { value: frequency } })
  expect(screen.getAllByRole<HTMLSelectElement>('combobox').map(({ name }) => name)).toEqual(asked)
})
