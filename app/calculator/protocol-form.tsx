import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import type { FieldError } from '#contract/field-error.ts'
import type { ProtocolEntry, ProtocolName } from '#domain/protocols/protocols.ts'
import { controlId, protocolFormId } from '../fields/form-ids.ts'
import { type ParsedForm, parseForm } from '../fields/parse-form.ts'
import { focusField } from '../focus.ts'
import { useMessages } from '../use-messages.ts'
import { scrollToAnswer } from './scroll-to-answer.ts'
import styles from './calculator.module.css'

/** The id of a posted form's answer, or of the form if it has errors. */
const answerId = 'resultat'

export interface CommonFormProps<Name extends ProtocolName> {
  /** the result of this form, if it was posted without JavaScript */
  posted: ParsedForm<Name> | undefined
  /** receives what screen readers announce */
  onAnnounce: (sentence: string) => void
}

interface ProtocolFormProps<Name extends ProtocolName> extends Pick<CommonFormProps<Name>, 'posted'> {
  protocol: Name
  /** called at each press of a button, before the fields are read */
  onPress?: () => void
  onEntry: (entry: ProtocolEntry<Name>, submitter: HTMLElement | null) => void
  answer: ReactNode
  /** renders the fields and the button */
  children: (errors: FieldError[] | undefined) => ReactNode
}

/** Renders the form of a protocol and the place of its answer. */
export function ProtocolForm<Name extends ProtocolName>(props: ProtocolFormProps<Name>) {
  const { protocol, posted, onPress, onEntry, answer, children } = props
  const { locale, calculator } = useMessages()
  const { pathname } = useLocation()
  const answerArea = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState(posted?.errors)

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onPress?.()
    const parsed = parseForm(protocol, new FormData(event.currentTarget), locale)
    flushSync(() => setErrors(parsed.errors))
    if (parsed.errors) return focusField(controlId(protocol, parsed.errors[0]!.field))
    // at once: a press that follows finds the button disabled
    flushSync(() => onEntry(parsed.entry, event.nativeEvent.submitter))
    scrollToAnswer(answerArea.current!)
  }

  return (
    <>
      <form
        className={styles.form}
        id={protocolFormId(protocol)}
        method="post"
        action={`${pathname}#${answerId}`}
        aria-label={calculator.protocols[protocol].name}
        // browsers bring back the whole form after Back, or nothing: they would lose what React writes into text fields
        autoComplete="off"
        noValidate
        onSubmit={onSubmit}
      >
        <input type="hidden" name="protocol" value={protocol} />
        {posted?.errors && <span className="visually-hidden" id={answerId} />}
        {children(errors)}
      </form>
      <div className={styles.answerArea} ref={answerArea} id={posted?.entry && answerId}>
        {answer}
      </div>
    </>
  )
}
