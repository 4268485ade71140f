import type { ReactNode } from 'react'
import { ownProgramAnchor, walkingProgramAnchor } from '../../../i18n/pages.ts'
import { ButtonLink } from '../../components/links/button.tsx'
import { currentWeekAnchor } from '../../program/current/anchors.ts'
import { useCurrentProgram } from '../../program/current/current-program.ts'
import type { KnownPerson } from '../../program/current/program-goal.ts'
import { useDetailMessages } from '../messages.ts'
import styles from './result.module.css'

/** Anchors on the Improve page where a visitor chooses the first day of a program. */
const anchors = { main: ownProgramAnchor, walks: walkingProgramAnchor }

interface ResultNextStepProps {
  title?: string | undefined
  /** the program to begin */
  program: keyof typeof anchors
  person: KnownPerson
  children?: ReactNode
}

/**
 * Renders the next step with the only filled button of a result: the current week of the person's program, or a program
 * to begin. It is not printed.
 */
export function ResultNextStep({ title, program, person, children }: ResultNextStepProps) {
  const words = useDetailMessages().result.next
  const week = useCurrentProgram(person)?.week
  return (
    <div className={`screen-only ${styles.next}`}>
      {title && <p className={styles.goal}>{title}</p>}
      <ButtonLink to="improve" hash={week ? currentWeekAnchor : anchors[program]}>
        {week ? words.week(week) : program === 'main' ? words.program : words.walks}
      </ButtonLink>
      {children}
    </div>
  )
}
