import { Link, useActionData, useSearchParams } from 'react-router'
import type { SavedRecord } from '#contract/records.ts'
import { fromTenths } from '#domain/rounding.ts'
import { formatMoment } from '#i18n/format/date.ts'
import { TypedTextsProvider } from '../fields/typed-texts.tsx'
import { genderNoun } from '../gender-noun.ts'
import { CategoryDot } from '../ui/graphics/category-dot.tsx'
import { useMessages } from '../use-messages.ts'
import { ActionForm } from './action-form.tsx'
import { CorrectionForm } from './correction-form.tsx'
import type { ActionResult } from './route.ts'
import { anchors, useStateUrlBuilder } from './urls.ts'
import styles from './my-results.module.css'

/** Lists records, newest first. */
export function RecordList({ records }: { records: SavedRecord[] }) {
  return (
    <ul className={styles.list}>
      {records.map((record) => (
        <Row key={record.id} {...record} />
      ))}
    </ul>
  )
}

/** Renders a record, and the form that corrects or deletes it if the visitor asked for it. */
function Row(record: SavedRecord) {
  const { id, createdAt, age, gender, weight, distance, vo2maxResult, category } = record
  const messages = useMessages()
  const { locale, formatNumber, formatExact, calculator, myResults } = messages
  const [search] = useSearchParams()
  const { correction } = useActionData<ActionResult>() ?? {}
  const stateUrl = useStateUrlBuilder()
  const moment = formatMoment(createdAt, locale)
  const value = formatNumber(fromTenths(vo2maxResult), 1)
  const name = `${moment} (${value})`
  const isBeingCorrected = correction ? correction.id === id : search.get('correct') === id
  return (
    <li className={styles.row} id={id} tabIndex={-1}>
      <time dateTime={createdAt}>{moment}</time>
      <span>
        <CategoryDot category={category} /> <span>{calculator.categoryNames[category]}</span>
      </span>
      <strong>{value}</strong>
      <span className={styles.inputs}>
        <span>{myResults.list.metres(formatExact(distance))}</span>{' '}
        <small>
          {myResults.list.person(formatExact(age), genderNoun(messages, { age, gender }), formatExact(weight))}
        </small>
      </span>
      <span className={`screen-only ${styles.links}`}>
        {(['correct', 'delete'] as const).map((intent) => (
          <Link
            key={intent}
            to={stateUrl(anchors.form, { [intent]: id })}
            aria-label={myResults.list.action(myResults[intent].link, name)}
            preventScrollReset
          >
            {myResults[intent].link}
          </Link>
        ))}
      </span>
      {isBeingCorrected && (
        <TypedTextsProvider>
          <CorrectionForm record={record} name={name} correction={correction} />
        </TypedTextsProvider>
      )}
      {search.get('delete') === id && (
        <ActionForm intent="delete" id={id} {...myResults.delete} title={myResults.delete.title(name)} cancelTo={id} />
      )}
    </li>
  )
}
