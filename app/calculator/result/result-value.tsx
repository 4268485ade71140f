import { ratingOf } from '../../../domain/norms/rating.ts'
import type { PersonVo2max } from '../../../domain/person.ts'
import { personVo2maxOf } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { outcomeOf, type AnyInputs, type ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { CategoryDot } from '../../components/graphics/category-dot.tsx'
import { useMessages } from '../../messages.ts'
import { fieldId, formId } from '../form/form-names.ts'
import { useCalculatorMessages } from '../messages.ts'
import styles from './result.module.css'

/** The age in years from which the words for adults are used. */
const adultFrom = 18

/**
 * Renders the value in large with its margin and, for a run, its category and percentile. Renders nothing for a
 * refusal.
 */
export function ResultValue({ entry }: { entry: ProtocolEntry }) {
  const { number } = useMessages()
  const { result, categories } = useCalculatorMessages()
  const outcome = outcomeOf(entry)
  if (outcome.kind === 'refusal') return null
  if (outcome.kind === 'index') return <p className={styles.value}>{number(outcome.index, 1)}</p>
  const { vo2max, standardError } = outcome
  const rated = ratedVo2maxOf(entry)
  const { category, percentile } = rated ? ratingOf(rated) : {}
  const margin = rated
    ? result.margin
    : standardError !== null && result.range(number(vo2max - standardError), number(vo2max + standardError))
  return (
    <>
      <p className={styles.value}>
        {number(vo2max, 1)}{' '}
        <small>
          ml/kg/min{margin && ','} <span>{margin}</span>
        </small>
      </p>
      {category && (
        <p className={styles.category}>
          <CategoryDot category={category} />
          {categories[category]}
        </p>
      )}
      {percentile !== undefined && <p className={styles.percentile}>{result.percentile(percentile)}</p>}
    </>
  )
}

/** Renders the announcement of the value. */
export function AnnouncedValue({ entry }: { entry: ProtocolEntry }) {
  const { number } = useMessages()
  const { categories, result: words } = useCalculatorMessages()
  const outcome = outcomeOf(entry)
  const rated = ratedVo2maxOf(entry)
  if (outcome.kind === 'refusal') return null
  if (outcome.kind === 'index') return words.announcedIndex(number(outcome.index, 1))
  const value = number(outcome.vo2max, 1)
  if (!rated) return words.announcedValue(value)
  const { category, percentile } = ratingOf(rated)
  return `${words.announcement(value, categories[category])} ${words.percentile(percentile).replace(/\.?$/, '.')}`
}

/** Renders the person and the protocol of a result, with a link to the form. */
export function Recap({ entry }: { entry: ProtocolEntry }) {
  const { number } = useMessages()
  const { result: words, genders, youngGenders, protocols } = useCalculatorMessages()
  const write = (value: number) => number(value, 0, 3)
  const { protocol, inputs } = entry
  const { age, gender }: AnyInputs = inputs
  const names = age !== undefined && age < adultFrom ? youngGenders : genders
  const person = age !== undefined && gender && words.person(write(age), names[gender].toLowerCase())
  const text =
    protocol === 'cooper-run'
      ? `${person}, ${words.metres(write(inputs.distance))}`
      : [person, protocols[protocol].name].filter(Boolean).join(' · ')
  return (
    <p className={styles.recap}>
      {text} <a href={`#${protocol === 'cooper-run' ? fieldId(protocol, 'age') : formId(protocol)}`}>{words.edit}</a>
    </p>
  )
}

/** Returns the VO2max and the person of a run; undefined for other protocols, whose category is not shown here. */
function ratedVo2maxOf(entry: ProtocolEntry): PersonVo2max | undefined {
  return entry.protocol === 'cooper-run' ? personVo2maxOf(entry.inputs) : undefined
}
