import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { TypedTextsProvider } from '#app/fields/typed-texts.tsx'
import { MessagesContext } from '#app/use-messages.ts'
import { fr } from '#i18n/fr/messages.ts'

/** Renders a part in a page, with the strings of a language. Returns the element around it. */
export function renderPart(part: ReactNode, messages = fr): HTMLElement {
  const element = (
    <MessagesContext value={messages}>
      <TypedTextsProvider>{part}</TypedTextsProvider>
    </MessagesContext>
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />).container
}
