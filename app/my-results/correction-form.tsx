import { useEffect } from 'react'
import type { SavedRecord } from '#contract/records.ts'
import { cooperRunFields } from '#domain/protocols/cooper-run.ts'
import { formTextsOf } from '../fields/field-text.ts'
import { controlId } from '../fields/form-ids.ts'
import { ProtocolFields } from '../fields/protocol-fields.tsx'
import { useFormTexts } from '../fields/typed-texts.tsx'
import { focusField } from '../focus.ts'
import { useMessages } from '../use-messages.ts'
import { ActionForm, actionFormId } from './action-form.tsx'
import type { ActionResult } from './route.ts'
import styles from './my-results.module.css'

interface CorrectionFormProps {
  record: SavedRecord
  name: string
  correction: ActionResult['correction']
}

/** Renders the form that corrects a record. A correction that was not saved keeps what was typed. */
export function CorrectionForm({ record, name, correction }: CorrectionFormProps) {
  const { locale, myResults } = useMessages()
  const { correct } = myResults
  const id = actionFormId('correct')
  const [texts, changeTexts] = useFormTexts(id, correction?.texts ?? formTextsOf(cooperRunFields, record, locale))
  const firstError = correction?.errors?.[0]
  useEffect(() => {
    if (firstError) focusField(controlId('cooper-run', firstError.field))
  }, [firstError])
  return (
    <ActionForm intent="correct" id={record.id} {...correct} title={correct.title(name)} cancelTo={record.id}>
      <div className={`fields ${styles.correctionFields}`}>
        <ProtocolFields protocol="cooper-run" errors={correction?.errors} {...{ texts, onChange: changeTexts }} />
      </div>
    </ActionForm>
  )
}
