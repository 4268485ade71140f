import { useEffect, useRef } from 'react'
import type { Run } from '../../../domain/cooper-run.ts'
import { useMessages } from '../../messages.ts'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'
import { parseSharedHash } from './share.ts'
import styles from './shared-run.module.css'

interface SharedRunProps {
  hash: string
  onRun: (run: Run) => void
}

/** Fills the form with the run of a shared address, or says why it cannot; the reader still presses the button. */
export function SharedRun(props: SharedRunProps) {
  return <Filling key={props.hash} {...props} />
}

function Filling({ hash, onRun }: SharedRunProps) {
  const { locale } = useMessages()
  const { form } = useCalculatorMessages()
  const { shared: words } = useDetailMessages()
  const { run } = parseSharedHash(hash, locale)
  const line = useRef<HTMLParagraphElement>(null)
  const fill = useRef(() => run && onRun(run))
  useEffect(() => {
    fill.current()
    // what the link says of a person does not stay in the address, and in what is made of it
    history.replaceState(history.state, '', location.pathname + location.search)
    line.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <p className={run ? styles.filled : styles.bad} role="status" ref={line}>
      {run ? words.filled(form.submit) : words.bad}
    </p>
  )
}
