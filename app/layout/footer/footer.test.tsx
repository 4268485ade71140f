import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { en } from '../../../i18n/en/site.ts'
import { fr, type Messages } from '../../../i18n/fr/site.ts'
import { operator } from '../../../operator.config.ts'
import { MessagesContext } from '../../messages.ts'
import { Footer } from './footer.tsx'

/** The words of the footer's links to what the operator has to give. */
function operatorLinks(messages: Messages): string[] {
  const element = (
    <MessagesContext value={messages}>
      <Footer />
    </MessagesContext>
  )
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return [...html.matchAll(/<a [^>]*href="(?:https|mailto):[^>]*>(.*?)<\/a>/g)].map(([, link]) =>
    link!
      .replace(/<mark[^>]*>/g, '[')
      .replaceAll('</mark>', ']')
      .replace(/<span.*/, ''),
  )
}

test.each([
  [fr, ['Facebook [à compléter]', 'YouTube [à compléter]', 'Instagram [à compléter]'], 'Nous écrire [à compléter]'],
  [
    en,
    ['Facebook [to be completed]', 'YouTube [to be completed]', 'Instagram [to be completed]'],
    'Write to us [to be completed]',
  ],
] as const)('links to placeholders are marked in the footer (%#)', (messages, social, contact) => {
  const links = operatorLinks(messages)
  expect(links.slice(0, 3)).toEqual(social)
  expect(links.at(-1)).toBe(contact)
})

test('once the operator has given them, they are plain links', () => {
  const shipped = structuredClone(operator)
  onTestFinished(() => void Object.assign(operator, shipped))
  const url = 'https://www.site.ca/'
  Object.assign(operator, { email: 'info@site.ca', social: { facebook: url, youtube: url, instagram: url } })
  const links = operatorLinks(fr)
  expect([...links.slice(0, 3), links.at(-1)]).toEqual(['Facebook', 'YouTube', 'Instagram', 'Nous écrire'])
})
