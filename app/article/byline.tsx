import { formatDate } from '../../i18n/date.ts'
import { isPlaceholder, operator } from '../../operator.config.ts'
import { OperatorValue } from '../components/operator-value.tsx'
import { useMessages } from '../messages.ts'
import styles from './article.module.css'

/** Who wrote a page about health, who reviewed it and when, under its title. */
export function Byline() {
  const { byline, locale } = useMessages()
  const { author, medicalReview, reviewed } = operator
  return (
    <dl className={styles.byline}>
      <div>
        <dt>{byline.author}</dt>{' '}
        <dd>
          <OperatorValue>{author}</OperatorValue>
        </dd>
      </div>
      <div>
        <dt>{byline.medicalReview}</dt>{' '}
        <dd>
          <OperatorValue>{medicalReview}</OperatorValue>
        </dd>
      </div>
      <div>
        <dt>{byline.reviewed}</dt>{' '}
        <dd>
          <OperatorValue>{isPlaceholder(reviewed) ? reviewed : formatDate(reviewed, locale)}</OperatorValue>
        </dd>
      </div>
    </dl>
  )
}
