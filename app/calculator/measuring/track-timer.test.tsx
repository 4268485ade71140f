import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { TrackTimer } from './track-timer.tsx'

const onUse = vi.fn()
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * 60_000))
const status = () => screen.getAllByRole('status')[0]!.textContent.replaceAll('\u00a0', ' ')

beforeEach(() => {
  onUse.mockClear()
  vi.useFakeTimers()
  renderPart(<TrackTimer onUse={onUse} />)
})

test('twelve minutes, six laps and 50 metres are a distance to use', () => {
  press('Partir')
  for (let lap = 1; lap <= 6; lap++) {
    pass(1.9)
    press('Tour')
  }
  expect(screen.getByRole('timer').textContent).toBe('0:36')
  expect(status()).toBe('6 tours · 2 400 m')
  pass(1)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Chronomètre de 12\u00a0minutes')
  fireEvent.change(screen.getByLabelText('En plus (m)'), { target: { value: '50' } })
  press('Utiliser 2\u00a0450\u00a0m')
  expect(onUse).toHaveBeenCalledExactlyOnceWith(2450)
})

test('a screen reader hears of the half and the end, not of the seconds', () => {
  press('Partir')
  expect(status()).toBe('')
  pass(5.99)
  expect(status()).toBe('')
  pass(0.02)
  expect(status()).toBe('Six minutes. Encore six.')
  pass(6)
  expect(status()).toBe('12 minutes : c’est fini. Continuez de marcher.')
})

test('another length of a lap is typed before the start', () => {
  fireEvent.change(screen.getByLabelText('Longueur d’un tour'), { target: { value: '' } })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Partir' }).disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Un tour (m)'), { target: { value: '166,5' } })
  press('Partir')
  pass(1)
  press('Tour')
  pass(1)
  press('Tour')
  expect(status()).toBe('2 tours · 333 m')
})

test('a stop can be taken back', () => {
  press('Partir')
  pass(2)
  press('Tour')
  press('Arrêter')
  pass(1)
  expect(screen.getByRole('timer').textContent).toBe('10:00')
  press('Continuer')
  pass(1)
  expect(screen.getByRole('timer').textContent).toBe('8:00')
})

test('a new start begins at 12:00', () => {
  press('Partir')
  pass(2)
  press('Arrêter')
  press('Recommencer à zéro')
  expect(screen.getByRole('timer').textContent).toBe('12:00')
})

test('tones are planned for 6:00 and 12:00, again when the page is shown, until a stop', async () => {
  const starts: number[] = []
  const cancelled: number[] = []
  const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  class FakeAudio {
    currentTime = 100
    resume = () => Promise.resolve()
    close = () => Promise.resolve()
    createOscillator = () => ({
      frequency: {},
      connect: (node: object) => node,
      start: (at: number) => starts.push(at),
      stop: vi.fn(),
    })
    createGain = () => ({ gain, connect: vi.fn(), disconnect: () => cancelled.push(1) })
  }
  vi.stubGlobal('AudioContext', FakeAudio)

  press('Partir')
  await act(async () => {})
  expect(starts).toEqual([460, 820])
  pass(1)
  document.dispatchEvent(new Event('visibilitychange'))
  await act(async () => {})
  expect(starts.slice(2)).toEqual([400, 760])
  press('Arrêter')
  expect(cancelled).toHaveLength(4)
})

test('the screen is kept lit, again when the page is shown, until a stop', async () => {
  const release = vi.fn()
  const request = vi.fn(() => Promise.resolve({ release }))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))

  press('Partir')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request.mock.calls).toEqual([['screen'], ['screen']])
  press('Arrêter')
  await act(async () => {})
  expect(release).toHaveBeenCalled()
})
