import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, buttonClass } from '../ui/button.tsx'
import { useMessages } from '../use-messages.ts'
import type { Intent } from './route.ts'
import { anchors, useStateUrlBuilder } from './urls.ts'
import styles from './my-results.module.css'

interface ActionFormProps {
  intent: Intent
  /** of the record that the action is about */
  id?: string
  title: string
  text: string
  submit: string
  /** the id of the element that the link to cancel leads back to */
  cancelTo: string
  children?: ReactNode
}

/** Renders the form that confirms an action. It opens in the page, and its heading takes the focus. */
export function ActionForm({ intent, id, title, text, submit, cancelTo, children }: ActionFormProps) {
  const { cancel } = useMessages().myResults
  const isPending = useNavigation().state !== 'idle'
  const stateUrl = useStateUrlBuilder()
  return (
    <section className={`screen-only ${styles.actionForm}`} id={anchors.form}>
      <h3 ref={focusHeading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      <Form
        id={actionFormId(intent)}
        method="post"
        action={stateUrl(anchors.form)}
        aria-label={title}
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="intent" value={intent} />
        {id && <input type="hidden" name="id" value={id} />}
        {children}
        <p className="actions">
          <Button danger={intent !== 'correct'} type="submit" disabled={isPending}>
            {submit}
          </Button>
          <Link className={buttonClass({ quiet: true })} to={stateUrl(cancelTo)} preventScrollReset>
            {cancel}
          </Link>
        </p>
      </Form>
    </section>
  )
}

/** Returns the id of the form of an action. */
export const actionFormId = (intent: Intent) => `${intent}-form`

/** Focuses the heading, and scrolls at once: during a smooth scroll a tap would miss the moving button. */
function focusHeading(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true })
  heading?.parentElement?.scrollIntoView({ behavior: 'instant', block: 'nearest' })
}
