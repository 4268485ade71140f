import type { ReactNode } from 'react'
import type { PageId } from '#i18n/pages.ts'
import { Pictogram, type PictogramName } from '../../ui/graphics/pictogram.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import styles from './next-steps.module.css'

/** Renders the links to other pages at the end of a page, as a list of `NextStep`. */
export function NextSteps({ children }: { children: ReactNode }) {
  return <ul className={`columns screen-only ${styles.steps}`}>{children}</ul>
}

interface NextStepProps {
  to: PageId
  title: string
  pictogram?: PictogramName
  children: ReactNode
}

export function NextStep({ to, title, pictogram, children }: NextStepProps) {
  return (
    <li className={styles.step}>
      {pictogram && <Pictogram name={pictogram} />}
      <div>
        <PageLink className={styles.title} to={to}>
          {title}
        </PageLink>
        {children}
      </div>
    </li>
  )
}
