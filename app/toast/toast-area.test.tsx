import { act, fireEvent, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '#i18n/en/messages.ts'
import { fr } from '#i18n/fr/messages.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { dismissToast, showToast, ToastArea, useToast } from './toast-area.tsx'

beforeEach(async () => {
  vi.useFakeTimers()
  renderPart(<ToastArea />)
  await act(async () => {
    showToast('saved')
    await vi.dynamicImportSettled()
  })
})
// toasts are a module's, which the next test shares
afterEach(() => act(dismissToast))

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const inMemory = () => renderHook(useToast).result.current
/** Returns the titles of the toasts on the screen. */
const shown = () => screen.queryAllByRole('listitem').map((toast) => toast.firstElementChild!.textContent)

test('a toast closes after 5 s', () => {
  pass(4999)
  expect(shown()).toEqual(['Calcul enregistré'])
  pass(1)
  expect(shown()).toEqual([])
})

test('toasts say what the product spec has them say', () => {
  expect(en.toasts.saved).toEqual({ title: 'Calculation saved', text: 'Your result has been successfully saved' })
  expect(en.toasts.failed).toEqual({ title: 'Error', text: 'Unable to save the calculation' })
  expect(fr.toasts.failed.text).toBe('Impossible d’enregistrer le calcul.')
})

test('its button closes a toast', () => {
  fireEvent.click(screen.getByRole('button', { name: fr.toasts.close }))
  expect(shown()).toEqual([])
})

test('a toast can be closed by keyboard: F8, then Escape', () => {
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(screen.getByRole('region').contains(document.activeElement)).toBe(true)
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(shown()).toEqual([])
})

test('a toast takes the place of the one before', () => {
  act(() => showToast('failed'))
  expect(shown()).toEqual(['Erreur'])
})

test('a dismissed toast is removed from memory after 1,000,000 ms', () => {
  act(dismissToast)
  pass(999_999)
  expect(inMemory()).toMatchObject({ kind: 'saved', open: false })
  pass(1)
  expect(inMemory()).toBeUndefined()
})

test('a toast shown after a dismissed one is not removed with it', () => {
  act(dismissToast)
  pass(999_999)
  act(() => showToast('failed'))
  pass(1)
  expect(inMemory()).toMatchObject({ kind: 'failed', open: true })
})
