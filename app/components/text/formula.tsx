import styles from './formula.module.css'

/** An equation on lines of its own. What follows its sign, = or ≈, goes to the next line before it is parted. */
export function Formula({ children }: { children: string }) {
  const sign = children.search(/[=≈]/)
  return (
    <div className={styles.formula}>
      {children.slice(0, sign)}
      <span>{children.slice(sign)}</span>
    </div>
  )
}
