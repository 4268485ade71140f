import styles from './advice-line.module.css'

interface AdviceLineProps {
  words: { who: string; what: string }
}

/** Renders one line on who should see a professional before a test. It links to the safety section. */
export function AdviceLine({ words }: AdviceLineProps) {
  return (
    <p className={styles.advice}>
      {words.who} <a href="#securite">{words.what}</a>
    </p>
  )
}
