import { textsOf } from '../../calculator/form/field-text.ts'
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
          values={refused.values ?? textsOf(record.test, record.inputs, locale)}
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
