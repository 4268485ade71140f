import styles from './formula.module.css'

/** Renders an equation. If it does not fit on one line, it first breaks before its = or ≈. */
export function Formula({ children }: { children: string }) {
  const sign = children.search(/[=≈]/)
  return (
    <div className={styles.formula}>
      {children.slice(0, sign)}
      <span>{children.slice(sign)}</span>
    </div>
  )
}
