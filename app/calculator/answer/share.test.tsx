import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { en } from '#i18n/en/messages.ts'
import { calculatorAnchor } from '#i18n/paths.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { Share } from './share.tsx'

const sentence = 'My estimated VO2max: 32.4 (Fair). What’s yours?'
const address = `${window.location.origin}/en/measure#${calculatorAnchor}`

async function pressShare(navigator: object) {
  vi.stubGlobal('navigator', navigator)
  renderPart(<Share vo2max="32.4" category="Fair" />, en)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })))
}

test('the share sheet gets a sentence and the address of the calculator', async () => {
  const share = vi.fn(() => Promise.resolve())
  await pressShare({ share })
  expect(share).toHaveBeenCalledWith({ text: sentence, url: address })
})

test('without a share sheet, both are copied', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  await pressShare({ clipboard: { writeText } })
  screen.getByRole('button', { name: 'Copied' })
  expect(writeText).toHaveBeenCalledWith(`${sentence} ${address}`)
})

test('a failed copy says so', async () => {
  await pressShare({})
  screen.getByRole('button', { name: 'Couldn’t copy' })
})

test('a cancelled share says nothing', async () => {
  await pressShare({ share: () => Promise.reject(new DOMException('', 'AbortError')) })
  expect(screen.getByRole('button').textContent).toBe('Share')
})
