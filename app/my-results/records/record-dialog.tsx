import { useActionData, useSearchParams } from 'react-router'
import { textsOf } from '../../calculator/form/field-text.ts'
import { ProtocolFields } from '../../calculator/form/protocol-fields.tsx'
import { VersionSkew } from '../../calculator/result/saving/version-skew.tsx'
import { useMessages } from '../../messages.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useResultsMessages } from '../messages.ts'
import type { RefusedCorrection } from '../route.ts'
import { useRecordTexts } from './record-text.ts'
import styles from './records.module.css'
import type { DisplayedRecord } from './displayed-record.ts'

/**
 * Renders the form that corrects or removes a record, if the URL asks for it. A refused correction keeps what was
 * typed.
 */
export function RecordDialog({ record }: { record: DisplayedRecord }) {
  const { correct, remove } = useResultsMessages()
  const { locale } = useMessages()
  const name = useRecordTexts().nameOf(record)
  const [search] = useSearchParams()
  const submitted = useActionData<Partial<RefusedCorrection>>()
  const refused = submitted?.id === record.id ? submitted : undefined
  if (search.get('remove') === record.id)
    return <ConfirmDialog key="remove" intent="remove" record={record} {...remove} title={remove.title(name)} />
  if (search.get('correct') !== record.id && !refused) return null
  return (
    <ConfirmDialog key="correct" intent="correct" record={record} {...correct} title={correct.title(name)}>
      <div className={styles.fields}>
        <ProtocolFields
          protocol={record.protocol}
          texts={refused?.texts ?? textsOf(record.protocol, record.inputs, locale)}
          errors={refused?.errors}
          idOf={(field) => field}
        />
      </div>
      {refused?.hasNoResult && (
        <p className={styles.noResult} role="alert">
          {correct.noResult}
        </p>
      )}
      {refused?.versionSkew && <VersionSkew />}
    </ConfirmDialog>
  )
}
