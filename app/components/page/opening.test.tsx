import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { en } from '../../../i18n/en/site.ts'
import { operator } from '../../../operator.config.ts'
import { MessagesContext } from '../../messages.ts'
import { Byline } from './opening.tsx'

function bylineWith(values: Partial<typeof operator>) {
  const shipped = structuredClone(operator)
  onTestFinished(() => void Object.assign(operator, shipped))
  Object.assign(operator, values)
  const html = renderToStaticMarkup(
    <MessagesContext value={en}>
      <Byline />
    </MessagesContext>,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/ +/g, ' ')
}

test('a byline says what the operator has given, and nothing of the rest', () => {
  expect(bylineWith({ author: 'Ada Roy', reviewed: '2026-11-02' })).toBe(
    ' Written by Ada Roy Reviewed on November\u00a02, 2026 ',
  )
})

test('without author, reviewer and date there is none', () => expect(bylineWith({})).toBe(''))
