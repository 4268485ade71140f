import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { TypedTexts } from '#app/fields/typed-texts.tsx'
import { MessagesContext } from '#app/use-messages.ts'
import { fr } from '#i18n/fr/messages.ts'

/** Returns a part in a page, with the strings of a language. */
export function inPage(part: ReactNode, messages = fr): ReactNode {
  const element = (
    <MessagesContext value={messages}>
      <TypedTexts>{part}</TypedTexts>
    </MessagesContext>
  )
  return <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
}

/** Renders a part in the document. Returns the element around it. */
export const rendered = (part: ReactNode, messages = fr): HTMLElement => render(inPage(part, messages)).container
