import { Fragment } from 'react'
import type { CalculatorMessages } from '../../i18n/fr/calculator/calculator.ts'
import { PageLink } from '../components/links/page-link.tsx'
import { runFormId } from './form/run-form.tsx'
import { useCalculatorMessages } from './messages.ts'
import { knownValueAnchor } from './test-box.tsx'
import styles from './test-choices.module.css'

/** The ways to an estimate, each with its effort: the run, whose form follows, or the test's own section. */
export function TestChoices() {
  const { question, choices } = useCalculatorMessages().form
  const inside = (choice: keyof typeof choices) => (
    <>
      <svg viewBox="0 0 84 40" aria-hidden="true">
        <path d="M2 8h80" />
        <path d={curves[choice].d} />
        <circle cx={curves[choice].x} cy={curves[choice].y} r="5" />
      </svg>
      <span className={styles.name}>{choices[choice].name}</span> <span>{choices[choice].effort}</span>
    </>
  )
  return (
    <nav className={styles.choices} aria-label={question}>
      <a href={`#${runFormId}`} aria-current="true">
        {inside('cooper')}
      </a>{' '}
      {(['rockport', 'step', 'known'] as const).map((choice) => (
        <Fragment key={choice}>
          <PageLink to="measure" hash={choice === 'known' ? knownValueAnchor : choice}>
            {inside(choice)}
          </PageLink>{' '}
        </Fragment>
      ))}
    </nav>
  )
}

/** How far each goes up the slope to the ceiling, and where it ends. */
const curves: Record<keyof CalculatorMessages['form']['choices'], { d: string; x: number; y: number }> = {
  cooper: { d: 'M2 36C20 35 28 9 50 8h14', x: 64, y: 8 },
  rockport: { d: 'M2 36C16 35 23 27 30 19', x: 30, y: 19 },
  step: { d: 'M2 36h8v-5h8v-6h8v-6h8v-5', x: 35, y: 13 },
  known: { d: 'M2 8h80M42 14v22', x: 42, y: 8 },
}
