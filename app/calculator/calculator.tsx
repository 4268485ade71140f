import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useActionData, useLocation } from 'react-router'
import { isProtocolName, type ProtocolName, protocolNames } from '#domain/protocols/protocols.ts'
import { calculatorAnchor } from '#i18n/paths.ts'
import { loadToast } from '../toast/toast-area.tsx'
import { Section } from '../ui/section.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { useMessages } from '../use-messages.ts'
import type { PostedForm } from './calculator-action.ts'
import { EstimateForm } from './estimate-form.tsx'
import { loadAnswers, loadSendRun, loadTimer } from './lazy-modules.ts'
import { RunForm } from './run-form.tsx'
import styles from './calculator.module.css'

/** Renders the calculator of the Home and Measure pages. */
export function Calculator() {
  const { calculator } = useMessages()
  return (
    <Section id={calculatorAnchor} background="wash">
      <h2 className={styles.title}>{calculator.title}</h2>
      <p>
        <a href="#tableaux">{calculator.form.toTables}</a>
      </p>
      <Protocols />
    </Section>
  )
}

/**
 * Renders the protocols, one of them open. Each is a `<details>`, which works without scripts: the browser opens
 * it for a click, a link or a text search, and closes the others. React only says which one is open first.
 */
function Protocols() {
  const { calculator } = useMessages()
  const posted = useActionData<PostedForm>()
  const isHydrated = useHydrated()
  // in the other language, the one that was open stays open
  const [initialProtocol] = useState(
    () => posted?.protocol ?? (isHydrated ? openProtocolOnPage() : undefined) ?? 'cooper-run',
  )
  const [announcement, setAnnouncement] = useState('')
  const group = useRef<HTMLDivElement>(null)
  const location = useLocation()

  // a link opens a protocol (`useOpenFoldsAroundTarget`): scrolls to it again, because another one closes above it
  useEffect(() => {
    const name = location.hash.slice(1)
    if (isProtocolName(name)) document.getElementById(name)!.scrollIntoView()
  }, [location])

  // loads what answers and the timer need once the forms are on the screen: from then on they work without a network
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen!.isIntersecting) return
      observer.disconnect()
      // a failed load is tried again when it is needed
      for (const load of [loadAnswers, loadSendRun, loadToast, loadTimer]) load().catch(() => undefined)
    })
    observer.observe(group.current!)
    return () => observer.disconnect()
  }, [])

  return (
    <div className={styles.protocols} role="group" aria-label={calculator.protocolsLabel} ref={group}>
      {protocolNames.map((name) => (
        <details
          key={name}
          className={styles.protocol}
          name="protocol"
          open={name === initialProtocol}
          onToggle={closeOthers}
        >
          <summary onClick={keepOpen}>{calculator.protocols[name].summary}</summary>
          <div className={styles.content} id={name}>
            {name === 'cooper-run' ? (
              <RunForm posted={posted?.protocol === name ? posted : undefined} onAnnounce={setAnnouncement} />
            ) : (
              <EstimateForm
                protocol={name}
                posted={posted?.protocol === name ? posted : undefined}
                onAnnounce={setAnnouncement}
              />
            )}
          </div>
        </details>
      ))}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}

/**
 * Closes the other protocols, which older browsers leave open. React lets `toggle` bubble, so that folds of an answer
 * fire it too.
 */
function closeOthers({ target, currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (target !== currentTarget || !currentTarget.open) return
  for (const other of currentTarget.parentElement!.children)
    if (other instanceof HTMLDetailsElement && other !== currentTarget) other.open = false
}

/** Keeps the open protocol open if its summary is pressed again. */
function keepOpen(event: MouseEvent<HTMLElement>) {
  if (event.currentTarget.closest('details')?.open) event.preventDefault()
}

/** Returns the protocol that is open on the page. */
function openProtocolOnPage(): ProtocolName | undefined {
  return protocolNames.find((name) => document.getElementById(name)?.closest('details')?.open)
}
