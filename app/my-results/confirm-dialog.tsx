import { useId, type ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import button from '../components/links/button.module.css'
import { dialogId, useResultsUrls } from './urls.ts'
import styles from './my-results.module.css'
import { useResultsMessages } from './messages.ts'
import type { Intent } from './route.ts'
import type { DisplayedRecord } from './records/displayed-record.ts'

interface ConfirmDialogProps {
  intent: Intent
  record?: DisplayedRecord
  title: string
  text: string
  submit: string
  cancel?: string
  children?: ReactNode
}

/**
 * Renders a form for one action, with a heading, a submit button and a link to cancel. It opens in the page and takes
 * the focus.
 */
export function ConfirmDialog({ intent, record, title, text, submit, cancel, children }: ConfirmDialogProps) {
  const words = useResultsMessages()
  const isPending = useNavigation().state === 'submitting'
  const { listUrl } = useResultsUrls()
  const titleId = useId()
  return (
    <section className={styles.dialog} id={dialogId}>
      <h3 ref={focusHeading} id={titleId} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      <Form method="post" action={`${listUrl()}#${dialogId}`} aria-labelledby={titleId} noValidate preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        {record && <input type="hidden" name="id" value={record.id} />}
        {record && <input type="hidden" name="protocol" value={record.protocol} />}
        {children}
        <p className={styles.buttons}>
          <button
            className={['remove', 'erase'].includes(intent) ? `${button.button} ${button.danger}` : button.button}
            type="submit"
            disabled={isPending}
          >
            {isPending ? words.pending : submit}
          </button>
          <Link className={`${button.button} ${button.quiet}`} to={listUrl()} preventScrollReset>
            {cancel ?? words.cancel}
          </Link>
        </p>
      </Form>
    </section>
  )
}

/** Focuses the heading, and scrolls at once: during a smooth scroll a tap would miss the moving button. */
function focusHeading(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true })
  heading?.parentElement?.scrollIntoView({ behavior: 'instant', block: 'nearest' })
}
