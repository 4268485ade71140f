import type { ReactNode } from 'react'
import { unsetNames } from '#operator.config.ts'
import { Callout } from '../ui/callout.tsx'
import { useMessages } from '../use-messages.ts'
import styles from './legal.module.css'

/** Renders the notice of a legal page while a value of operator.config.ts is the example's. */
export function ExampleNotice({ names = unsetNames }) {
  const { exampleNotice } = useMessages()
  return (
    names.length > 0 && (
      <Callout>
        <p>{exampleNotice}</p>
      </Callout>
    )
  )
}

/** Renders a vertical timeline. Its children are a Markdown list, each item starting with its date in bold. */
export function Timeline({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.timeline}>
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  )
}
