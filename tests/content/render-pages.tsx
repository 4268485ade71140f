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

export interface RenderedPage {
  locale: Locale
  page: PageId | 'notFound'
  /** name in test titles: language and page */
  name: string
  path: string
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

/** Every page of the site in both languages, rendered to static HTML. */
export const renderedPages: readonly RenderedPage[] = locales.flatMap((locale) =>
  ([...pageIds, 'notFound'] as const).map((page) => {
    const path = page === 'notFound' ? notFoundPaths[locale] : pathTo(page, locale)
    const router = createMemoryRouter(routes, { initialEntries: [path] })
    const html = renderToStaticMarkup(
      <TypedTextsProvider>
        <RouterProvider router={router} />
      </TypedTextsProvider>,
    )
    const document = new DOMParser().parseFromString(html, 'text/html') as unknown as Document
    return { locale, page, name: `${locale}/${page}`, path, document, main: document.querySelector('main')! }
  }),
)

/** Returns a page in a language. */
export const renderedPage = (page: PageId, locale: Locale): RenderedPage =>
  renderedPages.find((rendered) => rendered.page === page && rendered.locale === locale)!
