import { comparisonOf, testedFrom } from '../../../domain/norms/measured-people.ts'
import type { PersonVo2max } from '../../../domain/person.ts'
import { capacityOf, type Run, vo2maxOf } from '../../../domain/tests/cooper-run/cooper-run.ts'
import type { AnswerMessages } from '../../../i18n/fr/calculator/answer.ts'
import { HashButton } from '../../components/links/button.tsx'
import { useMessages } from '../../messages.ts'
import { formId } from '../form/field-words.ts'
import { useDetailMessages } from '../messages.ts'
import styles from './result.module.css'

/** The one comparison of an answer, with people tested in a laboratory; or why there is none at this age. */
export function comparisonText(person: PersonVo2max, isRated: boolean, words: AnswerMessages['comparison']) {
  const comparison = comparisonOf(person)
  if (comparison) return words.yours(comparison)
  if (person.age >= testedFrom) return words.old
  return isRated ? words.young : undefined
}

export function Comparison({ person, isRated }: { person: PersonVo2max; isRated: boolean }) {
  const text = comparisonText(person, isRated, useDetailMessages().answer.comparison)
  return text && <p className={styles.say}>{text}</p>
}

/** Of a run, by its distance alone, and why the site's value is another; nothing of a distance that was walked. */
export function RunComparison({ run }: { run: Run }) {
  const { number } = useMessages()
  const { comparison: words } = useDetailMessages().answer
  const vo2max = capacityOf(run)
  if (vo2max === undefined) return null
  const person = { ...run, vo2max }
  const shown = vo2maxOf(run).vo2max
  return (
    <>
      <Comparison person={person} isRated />
      {shown !== vo2max && comparisonOf(person) && (
        <p className="muted">{words.why(number(vo2max, 1), number(shown, 1))}</p>
      )}
    </>
  )
}

/** Before the number of a distance that was walked: the test that fits, with what was entered. */
export function WalkedLead({ run }: { run: Run }) {
  const { number } = useMessages()
  const { walked: words } = useDetailMessages().answer
  if (capacityOf(run) !== undefined) return null
  return (
    <div className={`screen-only ${styles.lead}`}>
      <p className={styles.say}>{words.text(number(run.distance, 0, 3))}</p>
      <HashButton hash={formId('rockport-walk')}>{words.open}</HashButton>
      <p className="muted">{words.filled}</p>
    </div>
  )
}
