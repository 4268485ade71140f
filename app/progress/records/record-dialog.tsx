import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Form, Link, useActionData, useNavigation, useSearchParams } from 'react-router'
import { textsOf } from '../../calculator/form/field-text.ts'
import { TestFields } from '../../calculator/form/test-fields.tsx'
import { PageOutdated } from '../../calculator/saving/page-outdated.tsx'
import button from '../../components/links/button.module.css'
import { recordDialogId, useAddresses } from '../addresses.ts'
import { useMessages } from '../../messages.ts'
import styles from '../my-results.module.css'
import { useRecordName } from './record-text.ts'
import type { ShownRecord } from './records.ts'
import { useResultsMessages } from '../results-messages.ts'
import type { RefusedCorrection, Intent } from '../route.ts'

/** The dialog that the address asks for: a correction, or whether to delete. */
export default function RecordDialog({ records }: { records: ShownRecord[] }) {
  const words = useResultsMessages()
  const nameOf = useRecordName()
  const [search] = useSearchParams()
  const refused = useActionData<Partial<RefusedCorrection>>()
  const find = (id: string | null | undefined) => records.find((record) => record.id === id)

  const toCorrect = find(search.get('correct')) ?? find(refused?.id)
  if (toCorrect) return <Correction record={toCorrect} refused={refused?.id === toCorrect.id ? refused : {}} />

  if (search.get('remove') === 'all') {
    const { title, text, copy, submit } = words.erase
    const canDownload = records.length > 0 && (globalThis.navigator as Navigator | undefined)?.onLine !== false
    return <Frame intent="erase" title={title} text={canDownload ? `${text} ${copy}` : text} submit={submit} />
  }
  const toRemove = find(search.get('remove'))
  if (!toRemove) return null
  const { title, ...rest } = words.remove
  return <Frame intent="remove" record={toRemove} title={title(nameOf(toRemove))} {...rest} />
}

const titleId = 'question-title'

interface FrameProps {
  intent: Intent
  record?: ShownRecord
  title: string
  text: string
  submit: string
  children?: ReactNode
}

function Correction({ record, refused }: { record: ShownRecord; refused: Partial<RefusedCorrection> }) {
  const { title, text, submit, noResult } = useResultsMessages().correct
  const { locale } = useMessages()
  const nameOf = useRecordName()
  return (
    <Frame key={record.id} intent="correct" record={record} title={title(nameOf(record))} text={text} submit={submit}>
      <div className={styles.fields}>
        <TestFields
          test={record.test}
          values={refused.values ?? textsOf(record.test, { ...record.inputs }, locale)}
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
    </Frame>
  )
}

/** A form that does one thing, with its question as a heading and a way out. It takes the focus when it comes up. */
function Frame({ intent, record, title, text, submit, children }: FrameProps) {
  const { cancel, pending } = useResultsMessages()
  const isPending = useNavigation().state === 'submitting'
  const { here } = useAddresses()
  const heading = useRef<HTMLHeadingElement>(null)
  // at once: a button that glides away under a finger is missed
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ behavior: 'instant' })
  }, [])
  return (
    <section className={styles.question} id={recordDialogId}>
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <Form method="post" action={`${here()}#${recordDialogId}`} aria-labelledby={titleId} noValidate>
        <input type="hidden" name="intent" value={intent} />
        {record && <input type="hidden" name="id" value={record.id} />}
        {record && <input type="hidden" name="test" value={record.test} />}
        {children}
        <p className={styles.buttons}>
          <button
            className={intent === 'correct' ? button.button : `${button.button} ${button.danger}`}
            type="submit"
            disabled={isPending}
          >
            {isPending ? pending : submit}
          </button>
          <Link className={`${button.button} ${button.quiet}`} to={here()} preventScrollReset>
            {cancel}
          </Link>
        </p>
      </Form>
    </section>
  )
}
