import type { ReactNode } from 'react'
import type { AnyInputs, TestName } from '../../domain/tests/registry.ts'
import button from '../components/links/button.module.css'

interface OpenTestProps {
  test: TestName
  /** what was entered for another test: the fields that both share are filled with it */
  from: AnyInputs
  children: ReactNode
}

/** Opens another test in the card. */
export function OpenTest({ test, children }: OpenTestProps) {
  return (
    <a className={button.button} href={`#${test}`}>
      {children}
    </a>
  )
}
