import { NavLink } from 'react-router'
import { pathTo } from '#i18n/paths.ts'
import { useMessages } from '../use-messages.ts'
import styles from './header.module.css'

const menuPages = ['home', 'understand', 'measure', 'improve', 'tools', 'blog', 'my-results'] as const

/** Keeps `<NavLink>` from adding a class; `aria-current` marks the current page. */
const withoutClass = () => undefined

/** Lists the pages of the menu. On an article, the blog is marked as current. */
export function MenuLinks({ onChoose }: { onChoose?: () => void }) {
  const { locale, pageNames } = useMessages()
  return (
    <ul className={styles.links}>
      {menuPages.map((page) => (
        <li key={page}>
          <NavLink
            to={pathTo(page, locale)}
            discover="none"
            end={page === 'home'}
            className={withoutClass}
            onClick={onChoose}
          >
            {pageNames[page]}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
