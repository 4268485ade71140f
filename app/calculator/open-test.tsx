import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { AnyInputs, TestName } from '../../domain/tests/registry.ts'
import { Button } from '../components/links/button.tsx'
import { useMessages } from '../messages.ts'
import { textsOf } from './form/field-text.ts'
import { useTestWords } from './messages.ts'
import { ofPerson, useTypedValues } from './typed-values.ts'

interface OpenTestProps {
  test: TestName
  /** of another test, as typed or as read; what both ask of a person is brought along */
  from: AnyInputs
  quiet?: boolean
  children: ReactNode
}

/** A button that opens a test in the card, with what is known of the person. Without JavaScript it posts just that. */
export function OpenTest({ test, from, quiet = false, children }: OpenTestProps) {
  const { pathname } = useLocation()
  const { locale } = useMessages()
  const { type } = useTypedValues(test)
  const { choice } = useTestWords()[test]
  const known = ofPerson(textsOf(test, from, locale))
  return (
    <form
      method="post"
      action={`${pathname}#${test}`}
      aria-label={choice.name}
      onSubmit={(event) => {
        event.preventDefault()
        type(known)
        openTest(test)
      }}
    >
      {[['intent', 'open'], ['test', test], ...Object.entries(known)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" quiet={quiet}>
        {children}
      </Button>
    </form>
  )
}

/** Opens a test of the page's card, which closes the others, and leads to it. */
export function openTest(test: TestName) {
  const fold = document.getElementById(test) as HTMLDetailsElement
  fold.open = true
  fold.scrollIntoView()
  fold.querySelector('summary')!.focus({ preventScroll: true })
}
