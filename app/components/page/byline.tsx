import { formatDate } from '../../../i18n/date.ts'
import { isPlaceholder, operator } from '../../../operator.config.ts'
import { useMessages } from '../../messages.ts'
import { useStaticMessages } from '../../static-messages.ts'
import styles from './byline.module.css'
import { Fact } from '../text/facts.tsx'

/** Who wrote a text about health, who reviewed it and when, as far as the operator has said so. */
export function Byline() {
  const { locale } = useMessages()
  const { byline } = useStaticMessages()
  const { author, medicalReview, reviewed } = operator
  const known = [
    [byline.author, author],
    [byline.medicalReview, medicalReview],
    [byline.reviewed, isPlaceholder(reviewed) ? reviewed : formatDate(reviewed, locale)],
  ].filter(([, value]) => !isPlaceholder(value!))
  if (known.length === 0) return null
  return (
    <dl className={styles.byline}>
      {known.map(([name, value]) => (
        <Fact key={name} name={name!}>
          {value}
        </Fact>
      ))}
    </dl>
  )
}
