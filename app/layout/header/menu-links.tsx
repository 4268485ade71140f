import { NavLink } from 'react-router'
import { pathTo } from '../../../i18n/paths.ts'
import { useMessages } from '../../messages.ts'
import { prefetchMode } from '../../prefetch-mode.ts'
import styles from './header.module.css'

const menuPages = ['home', 'understand', 'measure', 'improve', 'tools', 'blog', 'progress'] as const

/** `aria-current` marks the page that a reader is on; the class that `<NavLink>` would add is an empty one on all others. */
const withoutClass = () => undefined

/** The pages of the menu, a visitor's own last; an article marks the blog as the current part. */
export function MenuLinks({ onChoose }: { onChoose?: () => void }) {
  const { locale, pageNames } = useMessages()
  return (
    <ul className={styles.links}>
      {menuPages.map((page) => (
        <li key={page}>
          <NavLink
            to={pathTo(page, locale)}
            prefetch={prefetchMode()}
            discover="none"
            end={page === 'home'}
            className={withoutClass}
            {...(onChoose && { onClick: onChoose })}
          >
            {pageNames[page]}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
