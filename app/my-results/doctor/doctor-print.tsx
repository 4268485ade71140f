import { lazy, Suspense, useRef, useState, type ComponentType } from 'react'
import { Button } from '../../components/links/button.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { useResultsMessages } from '../messages.ts'
import styles from '../my-results.module.css'
import type { DoctorSheetProps } from './doctor-sheet.tsx'

const DoctorSheet = lazy<ComponentType<DoctorSheetProps>>(() =>
  import('./doctor-sheet.tsx')
    .then(({ DoctorSheet }) => ({ default: DoctorSheet }))
    .catch(() => ({ default: SheetUnavailable })),
)

/** Renders a button that shows one person's results on a page for their doctor, and prints it. Requires JavaScript. */
export function DoctorPrint({ records }: Pick<DoctorSheetProps, 'records'>) {
  const { doctor } = useResultsMessages()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLParagraphElement>(null)
  if (!useHydrated()) return null

  function close() {
    setOpen(false)
    button.current?.querySelector('button')!.focus()
  }
  return (
    <>
      <p className={styles.links} ref={button}>
        <Button quiet aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {doctor.print}
        </Button>
      </p>
      {isOpen && (
        <Suspense>
          <DoctorSheet records={records} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function SheetUnavailable() {
  return <p role="alert">{useResultsMessages().doctor.unavailable}</p>
}
