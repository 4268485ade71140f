import { ExternalLink } from '../../components/links/external-link.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { useCalculatorMessages } from '../messages.ts'
import styles from '../calculator.module.css'

/** Renders the short advice above the form, which fits two lines on a phone. */
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

/** Renders who should ask a professional before a run, with questionnaires and a gentler protocol. */
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
