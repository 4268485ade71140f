import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { en } from '../../../i18n/en/site.ts'
import { fr, type Messages } from '../../../i18n/fr/site.ts'
import { operator } from '../../../operator.config.ts'
import { MessagesContext } from '../../messages.ts'
import { AffiliateNotice, amazonSearch } from './affiliation.tsx'
import { WatchCard, WatchCards } from './watches.tsx'

const shipped = structuredClone(operator.amazon)
afterEach(() => void Object.assign(operator.amazon, shipped))

function rendered(messages: Messages) {
  return renderToStaticMarkup(
    <MessagesContext value={messages}>
      <AffiliateNotice>A commission.</AffiliateNotice>
      <WatchCards accuracy={['', String]} price={['', String]}>
        <WatchCard watch="peakPro" buy="Amazon">
          {null}
        </WatchCard>
      </WatchCards>
    </MessagesContext>,
  )
}

test.each([fr, en])('with a tag, the link pays and says so beforehand (%#)', (messages) => {
  Object.assign(operator.amazon, { tag: 'shop-20', sentence: { fr: 'Partenaire.', en: 'Partenaire.' } })
  const html = rendered(messages)
  expect(html).toMatch(/A commission\..*Partenaire\..*tag=shop-20" target="_blank" rel="sponsored noopener"/)
  expect(html).not.toContain('<mark')
})

test.each([fr, en])('without a tag, the link pays nothing, and nothing says that it does (%#)', (messages) => {
  Object.assign(operator.amazon, { tag: '', sentence: { fr: '', en: '' } })
  const html = rendered(messages)
  expect(html).not.toMatch(/commission|sponsored|tag=/)
  expect(html).toContain('s?k=Suunto+9+Peak+Pro" target="_blank" rel="noopener"')
  expect(html).toContain(messages.newTab)
})

test.each([fr, en])('as long as the operator has not said which, the notice is marked (%#)', (messages) => {
  expect(rendered(messages)).toMatch(new RegExp(`<mark[^>]*>{AMAZON_TAG} ${messages.toBeCompleted}</mark>`))
})

test('a watch is searched on amazon.ca by its exact model, with the operator’s tag', () => {
  expect(amazonSearch('Suunto 9 Peak Pro', 'shop-20')).toBe('https://www.amazon.ca/s?k=Suunto+9+Peak+Pro&tag=shop-20')
})

test.each(['{AMAZON_TAG}', ''])('a tag that is still a placeholder, or empty, is left out: %s', (tag) => {
  expect(amazonSearch('Polar Vantage V3', tag)).toBe('https://www.amazon.ca/s?k=Polar+Vantage+V3')
})
