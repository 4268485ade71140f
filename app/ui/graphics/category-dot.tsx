import type { Category } from '#domain/norms/rating.ts'
import styles from './category-dot.module.css'

/** Class that sets `--category-colour` to a category's colour. */
export const categoryClasses = {
  Faible: styles.poor,
  Moyen: styles.fair,
  Bon: styles.good,
  'Très bon': styles.veryGood,
  Excellent: styles.excellent,
} satisfies Record<Category, string | undefined>

/** Renders a dot in a category's colour. Always show it beside the category's name. */
export function CategoryDot({ category }: { category: Category }) {
  return <span className={`${styles.dot} ${categoryClasses[category]}`} aria-hidden="true" />
}

/** Renders the colours of one or two categories as a bar, above a column heading. */
export function CategoryBar({ categories }: { categories: Category[] }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {categories.map((category) => (
        <i key={category} className={categoryClasses[category]} />
      ))}
    </span>
  )
}
