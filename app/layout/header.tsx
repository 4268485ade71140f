import { Link, NavLink, useLocation } from 'react-router'
import { languageNames, languageTags, locales, siteName } from '#i18n/locales.ts'
import { otherLanguagePath, pathTo } from '#i18n/paths.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useMessages } from '../use-messages.ts'
import { Drawer } from './drawer.tsx'
import { MenuLinks } from './menu-links.tsx'
import { RetailerLink } from './retailer-link.tsx'
import styles from './header.module.css'

export function Header() {
  const { locale, menu } = useMessages()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.brand} to={pathTo('home', locale)} discover="none">
          <Logo />
          {siteName}
        </Link>
        <nav className={styles.wideOnly} aria-label={menu.label}>
          <MenuLinks />
        </nav>
        <ResultsLink /> <Languages /> <RetailerLink className={`${styles.retailer} ${styles.wideOnly}`} /> <Drawer />
      </div>
    </header>
  )
}

/** The site's logo: the curve of oxygen uptake, which rises with effort up to a ceiling. */
function Logo() {
  return (
    <svg viewBox="0 0 42 30" fill="none" aria-hidden="true">
      <path d="M2 27C10 27 12 6 24 6h16" stroke="var(--arterial)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="24" cy="6" r="4.5" fill="var(--arterial)" />
    </svg>
  )
}

/** Links to My progress, beside the menu of small screens. */
function ResultsLink() {
  const { locale, pageNames } = useMessages()
  return (
    <NavLink className={`${styles.resultsLink} ${styles.narrowOnly}`} to={pathTo('my-results', locale)} discover="none">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M3 3v18h18M6 16l4-4 4 1 6-7" />
      </svg>
      <span>{pageNames['my-results']}</span>
    </NavLink>
  )
}

/** Links to the page in both languages, with its query and anchor, without a reload. Ids are the same in both. */
function Languages() {
  const { locale } = useMessages()
  const { pathname, search, hash } = useLocation()
  const isHydrated = useHydrated()
  return (
    <ul className={styles.languages}>
      {locales.map((language) => (
        <li key={language}>
          <Link
            to={{
              pathname: language === locale ? pathname : otherLanguagePath(pathname),
              search,
              // the server does not know the anchor
              hash: isHydrated ? hash : '',
            }}
            lang={languageTags[language]}
            {...(language === locale ? { 'aria-current': true } : { hrefLang: languageTags[language] })}
            discover="none"
            aria-label={languageNames[language]}
          >
            {language.toUpperCase()}
          </Link>
        </li>
      ))}
    </ul>
  )
}
