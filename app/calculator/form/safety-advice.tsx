import { ExternalLink } from '../../components/links/external-link.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { useCalculatorMessages } from '../messages.ts'
import styles from '../calculator.module.css'

/** Who asks first, in two rows of a phone. */
export function SafetySummary() {
  const { first } = useCalculatorMessages().form.safety
  return (
    <p className={styles.safety}>
      {first.who}{' '}
      <PageLink to="measure" hash="securite">
        {first.what}
      </PageLink>
    </p>
  )
}

/** Who should ask a professional before a run, with the questionnaires to fill in and a gentler test. */
export function SafetyAdvice() {
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
