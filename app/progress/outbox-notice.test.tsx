// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultRun } from '../../domain/tests/cooper-run/cooper-run.ts'
import { results } from '../../i18n/fr/progress/progress.ts'
import { queryClient } from '../outbox/query-client.ts'
// so that the page, which loads it when it is needed, has it at once
import '../outbox/flush-outbox.ts'
import { outbox, putInOutbox } from '../outbox/outbox.ts'
import { ActionStatus } from './notices.tsx'
import { ResultsMessagesContext } from './results-messages.ts'
import { clientLoader, shouldRevalidate } from './route.ts'
import { OutboxNotice } from './outbox-notice.tsx'

const run = { test: 'cooper-run', inputs: defaultRun } as const
const words = results.outbox
const list = { saving: true, records: [], next: null }

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_: string, __: LockOptions, run: () => Promise<unknown>) => run() },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  localStorage.clear()
})

/** A site that answers or does not; how often its list is shown anew, and what was asked of it. */
function site(answers: boolean) {
  const asked: string[] = []
  const shown = { count: 0 }
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: { method?: string }) => {
    asked.push(method)
    const answer = () => (method === 'POST' ? Response.json({ id: 'x' }, { status: 201 }) : Response.json(list))
    return answers ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'))
  })
  const Page = createRoutesStub([
    {
      id: 'page',
      path: '/',
      shouldRevalidate,
      loader: (args) => {
        shown.count++
        return clientLoader(args)
      },
      Component: () => (
        <ResultsMessagesContext value={results}>
          <ActionStatus />
          <OutboxNotice />
        </ResultsMessagesContext>
      ),
    },
  ])
  const open = (actionData?: object) =>
    render(
      <Page hydrationData={{ loaderData: { page: list }, ...(actionData && { actionData: { page: actionData } }) }} />,
    )
  return { asked, shown, open }
}

async function press(name: string) {
  const button = screen.getByRole('button', { name })
  button.focus()
  await act(async () => {
    button.click()
    await Promise.resolve()
  })
}
const line = () => screen.getByRole('status')

test('what waits is told in a line that was there before, and the list is read once it was sent', async () => {
  const { asked, shown, open } = site(true)
  open()
  expect(line().textContent.trim()).toBe('')
  act(() => void putInOutbox(run, 'a'))
  expect(line().textContent.trim()).toBe(words.text(1))
  await press(words.send)
  await vi.waitFor(() => expect(shown.count).toBe(1))
  expect(asked).toEqual(['POST', 'GET'])
  expect(line().textContent.trim()).toBe(words.none)
  expect(document.activeElement).toBe(line())
})

test('sent in vain, it waits on, the page says so and keeps its list', async () => {
  const { asked, shown, open } = site(false)
  putInOutbox(run, 'a')
  open()
  await press(words.send)
  await screen.findByText(words.refused, { exact: false })
  expect(outbox()).toHaveLength(1)
  expect(asked).toEqual(['POST'])
  expect(shown.count).toBe(0)
})

test('while it is sent its button says so and asks no second time, and what waits later was not refused', async () => {
  const { asked, open } = site(true)
  let answer!: (response: Response) => void
  const answered = new Promise<Response>((resolve) => (answer = resolve))
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: { method?: string }) => {
    asked.push(method)
    return method === 'POST' ? answered : Promise.resolve(Response.json(list))
  })
  putInOutbox(run, 'a')
  open()
  await press(words.send)
  await press(results.pending)
  await vi.waitFor(() => expect(asked).toEqual(['POST']))
  await act(async () => {
    answer(Response.json({ id: 'x' }, { status: 201 }))
    await vi.waitFor(() => expect(asked).toEqual(['POST', 'GET']))
  })
  expect(line().textContent.trim()).toBe(words.none)
  act(() => void putInOutbox(run, 'b'))
  screen.getByRole('button', { name: words.send })
  expect(line().textContent.trim()).toBe(words.text(1))
})

test('not to be saved, it goes with the focus on what tells so, and without a network the list stays', async () => {
  const { asked, shown, open } = site(false)
  putInOutbox(run, 'a')
  open()
  await press(words.erase)
  expect(outbox()).toEqual([])
  expect(line().textContent.trim()).toBe(words.none)
  expect(document.activeElement).toBe(line())
  await vi.waitFor(() => expect(asked).toEqual(['GET']))
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(shown.count).toBe(0)
})

test('the answer to a deed names it, for the scripts that come after it', () => {
  const { open } = site(true)
  open({ done: 'erase' })
  expect(screen.getByText(results.done.erase).dataset['done']).toBe('erase')
})
