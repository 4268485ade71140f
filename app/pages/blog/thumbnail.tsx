import type { ArticleId } from '../../../content/data/articles.ts'
import { thumbnails } from './thumbnails.ts'
import styles from './blog.module.css'

/** The drawing of an article on the blog's index; its title says the same. */
export function Thumbnail({ article }: { article: ArticleId }) {
  const { line, faint } = thumbnails[article]
  return (
    <svg className={styles.thumbnail} viewBox="0 0 120 60" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.faint} d={faint} />
      <path className={styles.line} d={line} />
    </svg>
  )
}
