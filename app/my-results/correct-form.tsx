import { useEffect } from 'react'
import type { SavedRecord } from '#contract/records.ts'
import { runFields } from '#domain/protocols/cooper-run.ts'
import { textsOf } from '../fields/field-text.ts'
import { ProtocolFields } from '../fields/protocol-fields.tsx'
import { useFormTexts } from '../fields/typed-texts.tsx'
import { focusField } from '../focus.ts'
import { useMessages } from '../use-messages.ts'
import { ConfirmForm, formIdOf } from './confirm-form.tsx'
import type { ActionResult } from './route.ts'
import styles from './my-results.module.css'

interface CorrectFormProps {
  record: SavedRecord
  name: string
  typed: ActionResult['typed']
}

/** Renders the form that corrects a record. A correction that was not saved keeps what was typed. */
export function CorrectForm({ record, name, typed }: CorrectFormProps) {
  const { locale, myResults } = useMessages()
  const { correct } = myResults
  const id = formIdOf('correct')
  const [texts, onType] = useFormTexts(id, typed?.texts ?? textsOf(runFields, record, locale))
  const refused = typed?.errors?.[0]
  useEffect(() => {
    if (refused) focusField(refused.field)
  }, [refused])
  return (
    <ConfirmForm intent="correct" id={record.id} {...correct} title={correct.title(name)} cancelTo={record.id}>
      <div className={`fields ${styles.fields}`}>
        <ProtocolFields protocol="cooper-run" errors={typed?.errors} {...{ texts, onType }} />
      </div>
    </ConfirmForm>
  )
}
