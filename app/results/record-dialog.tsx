import { useEffect, useRef, type ReactNode } from 'react'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import type { SavedCalculation } from '../../contract/calculation.ts'
import { formatMoment } from '../../i18n/date.ts'
import { asTyped } from '../../i18n/number.ts'
import { GenderField, NumberField } from '../calculator/form/field.tsx'
import type { RunField } from '../calculator/form/form-data.ts'
import { PageOutdated } from '../calculator/saving/page-outdated.tsx'
import button from '../components/button.module.css'
import { useMessages } from '../messages.ts'
import styles from './my-results.module.css'
import { useResultsMessages } from './results-messages.ts'
import type { RefusedCorrection, Intent } from './route.ts'

/** Where the page asks before it acts. */
export const recordDialogId = 'question'

/** Address of the question about one record, or about `all` of them. */
export function recordDialogFor(intent: 'correct' | 'remove', id: string): string {
  return `?${new URLSearchParams({ [intent]: id })}#${recordDialogId}`
}

interface RecordDialogProps {
  calculations: SavedCalculation[]
  refused: RefusedCorrection | undefined
}

/** The question that the address asks for: a correction, or whether to delete. */
export function RecordDialog({ calculations, refused }: RecordDialogProps) {
  const words = useResultsMessages()
  const { locale } = useMessages()
  const [search] = useSearchParams()
  const find = (id: string | null | undefined) => calculations.find((calculation) => calculation.id === id)

  const toCorrect = find(search.get('correct')) ?? find(refused?.id)
  if (toCorrect) return <Correction calculation={toCorrect} refused={refused} />

  if (search.get('remove') === 'all') {
    const { title, text, submit } = words.forget
    return <Frame intent="forget" title={title} text={text} submit={submit} />
  }
  const toRemove = find(search.get('remove'))
  if (!toRemove) return null
  const { title, ...rest } = words.remove
  return <Frame intent="remove" id={toRemove.id} title={title(formatMoment(toRemove.createdAt, locale))} {...rest} />
}

interface FrameProps {
  intent: Intent
  id?: string
  title: string
  text: string
  submit: string
  children?: ReactNode
}

function Correction({
  calculation,
  refused,
}: {
  calculation: SavedCalculation
  refused: RefusedCorrection | undefined
}) {
  const { title, text, submit } = useResultsMessages().correct
  const { locale } = useMessages()
  const own = refused?.id === calculation.id ? refused : undefined
  const field = (name: RunField) => {
    const saved = calculation[name]
    return {
      value: own?.values[name] ?? (typeof saved === 'number' ? asTyped(saved, locale) : saved),
      error: own?.errors?.find((error) => error.field === name),
    }
  }
  return (
    <Frame
      key={calculation.id}
      intent="correct"
      id={calculation.id}
      title={title(formatMoment(calculation.createdAt, locale))}
      text={text}
      submit={submit}
    >
      <div className={styles.fields}>
        <NumberField name="age" {...field('age')} />
        <GenderField {...field('gender')} />
        <NumberField name="weight" {...field('weight')} />
        <NumberField name="distance" {...field('distance')} />
      </div>
      {own?.outdated && <PageOutdated />}
    </Frame>
  )
}

/** A form that does one thing, with its question as a heading and a way out. It takes the focus when it comes up. */
function Frame({ intent, id, title, text, submit, children }: FrameProps) {
  const { cancel, pending } = useResultsMessages()
  const isPending = useNavigation().state === 'submitting'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.question} id={recordDialogId}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <Form method="post" action={`#${recordDialogId}`} noValidate>
        <input type="hidden" name="intent" value={intent} />
        {id && <input type="hidden" name="id" value={id} />}
        {children}
        <p className={styles.buttons}>
          <button className={button.button} type="submit" disabled={isPending}>
            {isPending ? pending : submit}
          </button>
          <Link className={`${button.button} ${button.quiet}`} to="." preventScrollReset>
            {cancel}
          </Link>
        </p>
      </Form>
    </section>
  )
}
