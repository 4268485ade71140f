import type { ReactNode } from 'react'
import { ownProgramAnchor, walkingProgramAnchor } from '../../../i18n/pages.ts'
import { ButtonLink } from '../../components/links/button.tsx'
import { useDetailMessages } from '../messages.ts'
import styles from './result.module.css'

/** Anchors on the Improve page where a visitor chooses the first day of a program. */
const anchors = { own: ownProgramAnchor, walks: walkingProgramAnchor }

interface ResultNextStepProps {
  title?: string | undefined
  program: keyof typeof anchors
  children?: ReactNode
}

/** Renders the next step with the only filled button of a result. It is not printed. */
export function ResultNextStep({ title, program, children }: ResultNextStepProps) {
  const words = useDetailMessages().result.next
  return (
    <div className={`screen-only ${styles.next}`}>
      {title && <p className={styles.goal}>{title}</p>}
      <ButtonLink to="improve" hash={anchors[program]}>
        {program === 'own' ? words.program : words.walks}
      </ButtonLink>
      {children}
    </div>
  )
}
