import styles from './advice-line.module.css'

interface AdviceLineProps {
  words: { who: string; what: string }
}

/** Who asks a professional before a test, in one line under the page's first button. */
export function AdviceLine({ words }: AdviceLineProps) {
  return (
    <p className={styles.advice}>
      {words.who} <a href="#securite">{words.what}</a>
    </p>
  )
}
