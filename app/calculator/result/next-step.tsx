import type { ReactNode } from 'react'
import { ownProgramAnchor, walkingProgramAnchor } from '../../../i18n/pages.ts'
import { ButtonLink } from '../../components/links/button.tsx'
import { useDetailMessages } from '../messages.ts'
import styles from './result.module.css'

/** Where on Improve somebody chooses the first day of eight weeks. */
const anchors = { own: ownProgramAnchor, walks: walkingProgramAnchor }

interface NextStepProps {
  title?: string | undefined
  program: keyof typeof anchors
  children?: ReactNode
}

/** What to do next, with the one filled button of a result; on paper it is left out. */
export function NextStep({ title, program, children }: NextStepProps) {
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
