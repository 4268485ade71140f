import { ExternalLink } from '../../components/links/external-link.tsx'
import { useCalculatorMessages } from '../messages.ts'
import styles from '../calculator.module.css'

/** In short, above the fields: who should ask a professional first, and what they may do instead. */
export function SafetyLine() {
  const { safetyLine: words } = useCalculatorMessages().form
  return (
    <p className={styles.safety}>
      {`${words.text} `}
      <a href="#rockport-walk">{words.gentler}</a>.
    </p>
  )
}

/** The whole of it, with the questionnaires to fill in and a gentler test. */
export function Safety() {
  const { safety } = useCalculatorMessages().form
  const { questionnaire, other } = safety
  return (
    <p className={styles.safety}>
      {`${safety.text} `}
      <ExternalLink href={questionnaire.url}>{questionnaire.name}</ExternalLink>
      {` ${safety.or} `}
      <ExternalLink href={other.url}>{other.name}</ExternalLink>
      {`${safety.advice} `}
      <a href="#rockport-walk">{safety.gentler}</a>.
    </p>
  )
}
