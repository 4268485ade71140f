import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, type Location } from 'react-router'
import { isTestName, testNames, type TestName } from '../../domain/tests/registry.ts'
import { AnswerPane } from './answer-pane.tsx'
import styles from './calculator.module.css'
import { useCalculator } from './calculator-context.ts'
import { TestFold } from './test-fold.tsx'

/** The tests in one card, one of them open, with its answer under it or, on a wide screen, beside them all. */
export function TestList() {
  const { state, dispatch } = useCalculator()
  const { shown, isOpen, isChosen } = state
  const list = useRef<HTMLDivElement>(null)
  const location = useLocation()

  // one that was opened before the scripts came
  const keepOpened = useEffectEvent(() => {
    const { id } = list.current!.querySelector<HTMLDetailsElement>('details[name=test][open]') ?? {}
    if (!isChosen && isTestName(id)) dispatch({ type: 'toggled', test: id, isOpen: true })
  })
  useLayoutEffect(() => keepOpened(), [])

  // a link that names a test or its form opens it; whoever comes back finds the page as it was
  const [isBack] = useState(isChosen)
  const first = useRef<Location>(location)
  const follow = useEffectEvent((next: Location) => {
    const name = next.hash.slice(1).replace(/-form$/, '')
    if (isTestName(name) && !(isBack && next === first.current)) open(name)
  })
  useEffect(() => follow(location), [location])

  return (
    <div className={styles.card} ref={list}>
      {testNames.flatMap((test) => [
        <TestFold key={test} test={test} isOpen={isOpen && test === shown} />,
        test === shown && <AnswerPane key="answer" test={test} />,
      ])}
    </div>
  )
}

/** Opens a test of the card, which closes the others, and leads to it. */
function open(test: TestName) {
  const fold = document.getElementById(test) as HTMLDetailsElement
  fold.open = true
  fold.scrollIntoView()
  fold.querySelector('summary')!.focus({ preventScroll: true })
}
