import { tests } from '../../../domain/tests/registry.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { textOf } from '../../calculator/form/field-text.ts'
import { TestFields } from '../../calculator/form/test-fields.tsx'
import { PageOutdated } from '../../calculator/saving/page-outdated.tsx'
import { useMessages } from '../../messages.ts'
import { Question } from '../question.tsx'
import { useResultsMessages } from '../results-messages.ts'
import type { RefusedCorrection } from '../route.ts'
import { useRecordName } from './record-text.ts'
import styles from './records.module.css'
import type { ShownRecord } from './records.ts'

interface CorrectionProps {
  record: ShownRecord
  refused: Partial<RefusedCorrection>
}

/** The form of a record with what was entered, or what was typed and refused. */
export default function Correction({ record, refused }: CorrectionProps) {
  const { title, noResult, ...rest } = useResultsMessages().correct
  const { locale } = useMessages()
  const nameOf = useRecordName()
  return (
    <Question intent="correct" record={record} title={title(nameOf(record))} {...rest}>
      <div className={styles.fields}>
        <TestFields
          test={record.test}
          values={refused.values ?? textsOf(record, locale)}
          errors={refused.errors}
          idOf={(field) => field}
        />
      </div>
      {refused.hasNoResult && (
        <p className={styles.noResult} role="alert">
          {noResult}
        </p>
      )}
      {refused.outdated && <PageOutdated />}
    </Question>
  )
}

/** What was entered, as a person types it. */
function textsOf({ test, inputs }: ShownRecord, locale: Locale): Record<string, string> {
  const { fields } = tests[test]
  const entered = Object.entries(inputs) as [string, string | number][]
  return Object.fromEntries(entered.map(([name, value]) => [name, textOf(fields[name]!, value, locale)]))
}
