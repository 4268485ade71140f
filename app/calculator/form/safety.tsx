import { ExternalLink } from '../../components/links/external-link.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { useCalculatorMessages } from '../messages.ts'
import styles from '../calculator.module.css'

/** Who should ask a professional before the test, with the questionnaire to fill in and a gentler test. */
export function Safety() {
  const { safety } = useCalculatorMessages().form
  return (
    <p className={styles.safety}>
      {`${safety.text} `}
      <ExternalLink href={safety.questionnaireUrl}>{safety.questionnaire}</ExternalLink>
      {` ${safety.advice} `}
      <PageLink to="measure" hash="rockport">
        {safety.gentler}
      </PageLink>
      .
    </p>
  )
}
