import type { Category } from '../../../domain/norms/rating.ts'
import styles from './category-dot.module.css'

export const tones = {
  Faible: styles.poor,
  Moyen: styles.fair,
  Bon: styles.good,
  'Très bon': styles.veryGood,
  Excellent: styles.excellent,
} satisfies Record<Category, string | undefined>

/** A category's colour, always beside its name: colour alone means nothing. */
export function CategoryDot({ category }: { category: Category }) {
  return <span className={`${styles.dot} ${tones[category]}`} aria-hidden="true" />
}

/** The colours of one category or two over the heading of a column. */
export function CategoryBar({ categories }: { categories: Category[] }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {categories.map((category) => (
        <i key={category} className={tones[category]} />
      ))}
    </span>
  )
}
