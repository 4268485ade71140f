import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ExampleNotice } from '#app/page-parts/legal.tsx'
import { MessagesContext } from '#app/use-messages.ts'
import { messages } from '#i18n/all-messages.ts'
import { locales } from '#i18n/locales.ts'
import { unsetNames } from '#operator.config.ts'
import { allPages, documentOf, renderedPage } from './render-pages.tsx'

const notices = {
  fr: 'Identité d’exemple\u00a0: à remplacer avant la mise en ligne.',
  en: 'Example identity: replace before going live.',
}

test.each(locales)('an operator of whom one value is an example gets a notice (%s)', (locale) => {
  const noticeFor = (names: string[]) =>
    renderToStaticMarkup(
      <MessagesContext value={messages[locale]}>
        <ExampleNotice names={names} />
      </MessagesContext>,
    )
  expect(documentOf(noticeFor(['neq'])).body.textContent).toBe(notices[locale])
  expect(noticeFor([])).toBe('')
})

const legalPages = ['privacy', 'terms', 'legal']
test.each(allPages)('$name opens with a notice if it is a legal page and the operator an example', (page) => {
  const isNotified = legalPages.includes(page.page) && unsetNames.length > 0
  const text = renderedPage(page.page, page.locale).main.textContent.trim()
  expect(text.startsWith(notices[page.locale])).toBe(isNotified)
})
