import { formatDate } from '../../../i18n/date.ts'
import { isPlaceholder, operator } from '../../../operator.config.ts'
import { useMessages } from '../../messages.ts'
import { useStaticMessages } from '../../static-messages.ts'
import styles from './byline.module.css'
import { Fact } from '../text/facts.tsx'
import { OperatorValue } from '../text/operator-value.tsx'

/** Who wrote a text about health, who reviewed it and when, under its title. */
export function Byline() {
  const { locale } = useMessages()
  const { byline } = useStaticMessages()
  const { author, medicalReview, reviewed } = operator
  return (
    <dl className={styles.byline}>
      <Fact name={byline.author}>
        <OperatorValue>{author}</OperatorValue>
      </Fact>
      <Fact name={byline.medicalReview}>
        <OperatorValue>{medicalReview}</OperatorValue>
      </Fact>
      <Fact name={byline.reviewed}>
        <OperatorValue>{isPlaceholder(reviewed) ? reviewed : formatDate(reviewed, locale)}</OperatorValue>
      </Fact>
    </dl>
  )
}
