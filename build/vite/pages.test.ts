import { expect, test } from 'vitest'
import { withoutAction } from './pages.ts'

test.each([
  ["export { calculate as action } from './post-action.ts'\n\nText", '\n\nText'],
  ["export { action, loader } from './route.ts'", "export { loader } from './route.ts'"],
  ['A text that has no action', 'A text that has no action'],
])('the browser gets a whole text without the server’s answer to its forms: %j', (source, text) =>
  expect(withoutAction(source, 'page.mdx')).toBe(text),
)

test.each([
  'export const action = calculate',
  'export function action() {}',
  "export { loader, action } from './route.ts'",
])('an action that it cannot take away ends the build: %s', (source) =>
  expect(() => withoutAction(source, 'page.mdx')).toThrow('page.mdx'),
)
