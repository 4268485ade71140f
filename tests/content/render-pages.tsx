import { Window } from 'happy-dom'
import type { MDXContent } from 'mdx/types'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { TypedTextsProvider } from '#app/fields/typed-texts.tsx'
import EnglishLayout from '#app/layout/layout.en.tsx'
import FrenchLayout from '#app/layout/layout.fr.tsx'
import NotFound from '#app/layout/not-found.tsx'
import { sourceFileOf } from '#content/page-source.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { type PageId, pageIds } from '#i18n/pages.ts'
import { notFoundPaths, pathTo } from '#i18n/paths.ts'

interface Page {
  locale: Locale
  page: PageId | 'notFound'
  /** name in test titles: language and page */
  name: string
  path: string
}

export interface RenderedPage extends Page {
  /** the whole page, with header and footer */
  document: Document
  /** the `main` element of `document` */
  main: Element
}

const modules = import.meta.glob<{ default: MDXContent }>('../../content/{fr,en}/**/*.mdx', { eager: true })
const layouts = { fr: FrenchLayout, en: EnglishLayout }

const routes: RouteObject[] = locales.map((locale) => ({
  Component: layouts[locale],
  children: [
    ...pageIds.map((page) => ({
      path: pathTo(page, locale),
      Component: modules[`../../content/${locale}/${sourceFileOf(page)}`]!.default,
    })),
    { path: notFoundPaths[locale], Component: NotFound },
  ],
}))

const { DOMParser } = new Window()

/** Returns the document of an HTML text. */
export function documentOf(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document
}

/** Every page of the site in both languages. */
export const allPages: readonly Page[] = locales.flatMap((locale) =>
  ([...pageIds, 'notFound'] as const).map((page) => ({
    locale,
    page,
    name: `${locale}/${page}`,
    path: page === 'notFound' ? notFoundPaths[locale] : pathTo(page, locale),
  })),
)

const rendered = new Map<Page, RenderedPage>()

/** Returns a page in a language, rendered to static HTML at the first call. */
export function renderedPage(id: Page['page'], locale: Locale): RenderedPage {
  const page = allPages.find((one) => one.page === id && one.locale === locale)!
  if (!rendered.has(page)) {
    const router = createMemoryRouter(routes, { initialEntries: [page.path] })
    const document = documentOf(
      renderToStaticMarkup(
        <TypedTextsProvider>
          <RouterProvider router={router} />
        </TypedTextsProvider>,
      ),
    )
    rendered.set(page, { ...page, document, main: document.querySelector('main')! })
  }
  return rendered.get(page)!
}
