import { type ReactNode, Suspense } from 'react'
import { Links, Outlet, Scripts, UNSAFE_useScrollRestoration as useScrollRestoration, useLocation } from 'react-router'
import { languageTags } from '#i18n/locales.ts'
import { localeOf } from '#i18n/paths.ts'
import { TypedTextsProvider } from './fields/typed-texts.tsx'
import { DocumentHead } from './layout/document-head.tsx'
import { useFocusOnNavigation, useOpenFoldsAroundTarget } from './layout/navigation.ts'
import { paperColours } from './styles/paper-colours.ts'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/shared.css'
import './styles/print.css'

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  // not <ScrollRestoration>, whose script throws where storage is refused
  useScrollRestoration()
  return (
    <html lang={languageTags[localeOf(pathname)]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={paperColours.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paperColours.dark} />
        <DocumentHead />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* scripts/postbuild.ts replaces the link by the styles, so browsers render none */}
        {(import.meta.env.SSR || import.meta.env.DEV) && <Links />}
      </head>
      <body>
        {/* If a translation breaks hydration, React renders this boundary anew. Scripts stay outside it, because
            the CSP blocks client-rendered ones. */}
        <Suspense>{children}</Suspense>
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  // here, because a change of language replaces the layout
  useOpenFoldsAroundTarget()
  useFocusOnNavigation()
  return (
    <TypedTextsProvider>
      <Outlet />
    </TypedTextsProvider>
  )
}
