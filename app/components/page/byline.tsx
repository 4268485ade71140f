import { formatDate } from '../../../i18n/date.ts'
import { isPlaceholder, operator } from '../../../operator.config.ts'
import { useMessages } from '../../messages.ts'
import { useStaticMessages } from '../../static-messages.ts'
import styles from './byline.module.css'
import { Fact } from '../text/facts.tsx'

const facts = ['author', 'medicalReview', 'reviewed'] as const

/** Who wrote a text about health, who reviewed it and when, under its title; what the operator has not given is left out. */
export function Byline() {
  const { locale } = useMessages()
  const { byline } = useStaticMessages()
  const given = facts.filter((fact) => !isPlaceholder(operator[fact]))
  return (
    given.length > 0 && (
      <dl className={styles.byline}>
        {given.map((fact) => (
          <Fact key={fact} name={byline[fact]}>
            {fact === 'reviewed' ? formatDate(operator.reviewed, locale) : operator[fact]}
          </Fact>
        ))}
      </dl>
    )
  )
}
