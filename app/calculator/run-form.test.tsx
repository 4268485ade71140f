import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { localStorageKeys } from '#contract/browser-storage.ts'
import { cooperRunFields, defaultRun } from '#domain/protocols/cooper-run.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { formTextsOf } from '../fields/field-text.ts'
import { readLastRun, writeLastRun } from '../last-run.ts'
import { dismissToast, ToastArea } from '../toast/toast-area.tsx'
import type { PostedRun } from './calculator-action.ts'
import { RunForm } from './run-form.tsx'

const success = () => Promise.resolve(new Response('{}', { status: 201 }))
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

/** Opens the form on a site that answers each save by the next function, and others by the last. Returns the saves. */
async function openForm({ answers = [success], posted }: { answers?: (typeof success)[]; posted?: PostedRun } = {}) {
  const saves: { key: string; body: unknown }[] = []
  vi.stubGlobal('fetch', (_path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    saves.push({ key: headers['Idempotency-Key']!, body: JSON.parse(body) })
    return (answers[saves.length - 1] ?? answers.at(-1)!)()
  })
  await act(async () =>
    renderPart(
      <>
        <RunForm posted={posted} onAnnounce={() => {}} />
        <ToastArea />
      </>,
    ),
  )
  return saves
}

// toasts are a module's, which the next test shares
afterEach(() => act(dismissToast))

const submitButton = 'Calculer mon VO2max'
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
async function press(name: string) {
  const pressed = await button(name)
  await act(async () => fireEvent.click(pressed))
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

test('the answer shows at once, and the button is disabled until the save ends', async () => {
  let endSave!: (response: Response) => void
  const saves = await openForm({ answers: [() => new Promise((resolve) => (endSave = resolve))] })
  await press(submitButton)
  await screen.findByText(/^Vous êtes au 50e percentile/)
  expect((await button('Calcul en cours…')).disabled).toBe(true)
  await vi.waitFor(() => expect(saves).toHaveLength(1))
  await act(async () => endSave(await success()))
  expect((await button(submitButton)).disabled).toBe(false)
})

test('a saved run is told by its line and a toast', async () => {
  const saves = await openForm()
  await press(submitButton)
  await screen.findByText('Mon suivi')
  await screen.findByText('Votre résultat a bien été enregistré')
  expect(saves.map(({ body }) => body)).toEqual([{ ...defaultRun, vo2maxResult: 402, category: 'Bon' }])
})

test('a failed save is told by its line and a toast, and keeps the answer', async () => {
  const saves = await openForm({ answers: [noNetwork] })
  await press(submitButton)
  await button('Réessayer')
  await screen.findByText('Impossible d’enregistrer le calcul.')
  screen.getByText(/^Vous êtes au 50e percentile/)
  expect(saves).toHaveLength(1)
})

test('another try sends the same run under the same key, another press a new key', async () => {
  const saves = await openForm({ answers: [noNetwork, success] })
  await press(submitButton)
  await press('Réessayer')
  await screen.findByText('Mon suivi')
  await press(submitButton)
  await vi.waitFor(() => expect(saves).toHaveLength(3))
  const [first, again, other] = saves
  expect(again).toEqual(first)
  expect(other!.key).not.toBe(first!.key)
})

test('after hydration a posted run whose save failed can be saved again', async () => {
  const texts = formTextsOf(cooperRunFields, defaultRun, 'fr')
  const saves = await openForm({
    posted: { texts, entry: { protocol: 'cooper-run', inputs: defaultRun }, saveState: 'failed' },
  })
  await press('Réessayer')
  await screen.findByText('Mon suivi')
  expect(saves).toHaveLength(1)
})

test('without saving, the answer shows, and nothing is sent or remembered', async () => {
  const saves = await openForm()
  await press('Calculer sans enregistrer')
  await screen.findByText('Non enregistré, comme demandé.')
  expect(saves).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('another run takes the place of the answer', async () => {
  await openForm()
  await press(submitButton)
  await screen.findByText(/^Vous êtes au 50e percentile/)
  type('Distance', '2800')
  await press(submitButton)
  await screen.findByText(/^Vous êtes au 75e percentile/)
  expect(screen.queryByText(/^Vous êtes au 50e percentile/)).toBeNull()
})

test('a submitted run is remembered also if its save fails', async () => {
  await openForm({ answers: [noNetwork] })
  type('Distance', '2600')
  await press(submitButton)
  await button('Réessayer')
  expect(readLastRun()).toMatchObject({ ...defaultRun, distance: 2600 })
})

test('a corrected run is compared with the run before, not with the mistake', async () => {
  const entry = JSON.stringify({ ...defaultRun, vo2max: 40.2, date: '2025-10-01' })
  localStorage.setItem(localStorageKeys.lastRun, entry)
  await openForm()
  type('Distance', '3520')
  await press(submitButton)
  await screen.findByText(/^\+1.120.m depuis le 1er.octobre 2025$/)
  type('Distance', '2520')
  await press(submitButton)
  await screen.findByText(/^\+120.m depuis le 1er.octobre 2025$/)
})

test('the form of a returning visitor has the last run', async () => {
  writeLastRun({ age: 35, gender: 'femme', weight: 62.5, distance: 2400 })
  await openForm()
  const texts = ['Âge', 'Sexe', 'Poids', 'Distance'].map((label) => field(label).value)
  expect(texts).toEqual(['35', 'femme', '62,5', '2400'])
})

test('a wrong form sends nothing, and the first wrong field has the focus', async () => {
  const saves = await openForm()
  type('Âge', '9')
  type('Distance', '')
  await press(submitButton)
  const described = ['Âge', 'Distance'].map((label) => field(label).getAttribute('aria-describedby')!.split(' ')[0]!)
  expect(described.map((id) => document.getElementById(id)!.textContent)).toEqual([
    'La valeur doit être d’au moins 10.',
    'Ce champ est obligatoire.',
  ])
  expect(document.activeElement).toBe(field('Âge'))
  expect(saves).toEqual([])
})

test('a corrected form is answered, and its errors are gone', async () => {
  await openForm()
  type('Âge', '9')
  await press(submitButton)
  expect(field('Âge').getAttribute('aria-invalid')).toBe('true')
  type('Âge', '35')
  await press(submitButton)
  await screen.findByText('Mon suivi')
  expect(document.querySelectorAll('[aria-invalid], [id$="-error"]')).toHaveLength(0)
})

test('laps fill in the distance, which gets the focus', async () => {
  await openForm()
  await press('en tours')
  type('Tours', '6,5')
  await press('Utiliser 2\u00a0600\u00a0m')
  expect(field('Distance').value).toBe('2600')
  expect(document.activeElement).toBe(field('Distance'))
})
