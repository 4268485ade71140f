import type { ArticleId } from '#i18n/pages.ts'
import styles from './picture.module.css'

const files = import.meta.glob<string>('./*.svg', { eager: true, import: 'default' })

interface PictureProps {
  name: ArticleId | 'four-watches' | 'laboratory' | 'reader' | 'three-steps'
}

/**
 * Renders a drawing of a page's subject, in the site's colours. Hidden from screen readers: the title says the same.
 */
export function Picture({ name }: PictureProps) {
  return (
    <svg className={styles.picture} viewBox="0 0 480 300" aria-hidden="true">
      <use href={`${files[`./${name}.svg`]}#picture`} />
    </svg>
  )
}
