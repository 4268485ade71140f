import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { en } from '../i18n/en/messages.ts'
import { operator } from '../operator.config.ts'
import { Byline } from './components/page/opening.tsx'
import { Footer } from './layout/footer/footer.tsx'
import { MessagesContext } from './messages.ts'
import { AffiliateNotice, amazonSearch } from './pages/watches/affiliation.tsx'
import { WatchCard, WatchCards } from './pages/watches/watches.tsx'

/** Renders an element in English with these operator values. Marks become brackets. */
function rendered(part: ReactNode, values: Partial<typeof operator> = {}): string {
  const shipped = structuredClone(operator)
  onTestFinished(() => void Object.assign(operator, shipped))
  Object.assign(operator, values)
  const element = <MessagesContext value={en}>{part}</MessagesContext>
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return html.replaceAll(/<mark[^>]*>/g, '[').replaceAll('</mark>', ']')
}

const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/ +/g, ' ')

test('a byline has the values that the operator has set, and no others', () => {
  expect(text(rendered(<Byline />, { author: 'Ada Roy', reviewed: '2026-11-02' }))).toBe(
    ' Written by Ada Roy Reviewed on November\u00a02, 2026 ',
  )
  expect(rendered(<Byline />, { author: '{AUTEUR}', reviewed: '{DATE_RELECTURE}' })).toBe('')
})

const footerLinks = (values?: Partial<typeof operator>) =>
  [...rendered(<Footer />, values).matchAll(/<a [^>]*href="((?:https|mailto):[^"]*)"/g)].map(([, address]) => address)

test('until the operator has set its pages, the footer links to the front pages of the networks and marks nothing', () => {
  const fronts = ['https://www.facebook.com/', 'https://www.youtube.com/', 'https://www.instagram.com/']
  expect(footerLinks()).toEqual(fronts)
  expect(rendered(<Footer />)).not.toContain('[')
  const url = 'https://www.site.ca/'
  const given = {
    email: 'info@site.ca',
    legalName: 'Site inc.',
    social: { facebook: url, youtube: url, instagram: url },
  }
  expect(footerLinks(given)).toEqual([url, url, url, 'mailto:info@site.ca'])
  expect(text(rendered(<Footer />, given))).toContain('© 2025 Site inc.')
})

const watches = (
  <>
    <AffiliateNotice>A commission.</AffiliateNotice>
    <WatchCards accuracy={['', String]} price={['', String]}>
      <WatchCard watch="peakPro" buy="Amazon">
        {null}
      </WatchCard>
    </WatchCards>
  </>
)

test('with a tag, the link is an affiliate link with a notice before it; with a placeholder, nothing is marked', () => {
  const html = rendered(watches, { amazon: { tag: 'shop-20', sentence: { fr: 'Partenaire.', en: 'Partner.' } } })
  expect(html).toMatch(/A commission\..*Partner\..*tag=shop-20" target="_blank" rel="sponsored noopener"/)
  expect(html).not.toContain('[')
  const shipped = { tag: '{AMAZON_TAG}', sentence: { fr: '{PHRASE_AMAZON_FR}', en: '{PHRASE_AMAZON_EN}' } }
  expect(rendered(watches, { amazon: shipped })).toMatch(/^<div[^>]*>A commission\.<\/div>/)
  expect(rendered(watches, { amazon: shipped })).not.toMatch(/[[{]/)
})

test('without a tag, there is neither an affiliate link nor a notice', () => {
  const html = rendered(watches, { amazon: { tag: '', sentence: { fr: '', en: '' } } })
  expect(html).not.toMatch(/commission|sponsored|tag=/)
  expect(html).toContain('s?k=Suunto+9+Peak+Pro" target="_blank" rel="noopener"')
  expect(html).toContain(en.newTab)
})

test.each([
  ['shop-20', 'https://www.amazon.ca/s?k=Suunto+9+Peak+Pro&tag=shop-20'],
  ['{AMAZON_TAG}', 'https://www.amazon.ca/s?k=Suunto+9+Peak+Pro'],
])('amazon.ca is searched with tag %s', (tag, address) => expect(amazonSearch('Suunto 9 Peak Pro', tag)).toBe(address))
