import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, type Location } from 'react-router'
import { isTestName, testNames } from '../../domain/tests/registry.ts'
import { AnswerPane } from './answer-pane.tsx'
import styles from './calculator.module.css'
import { useOpenTest } from './calculator-state.ts'
import { openTest } from './open-test.tsx'
import { TestFold } from './test-fold.tsx'

/** The tests in one card, one of them open, with its answer under it or, on a wide screen, beside them all. */
export function TestList() {
  const { shown, opened, isChosen, toggle } = useOpenTest()
  const list = useRef<HTMLDivElement>(null)
  const location = useLocation()

  // one that was opened before the scripts came
  const keepOpened = useEffectEvent(() => {
    const { id } = list.current!.querySelector<HTMLDetailsElement>('details[name=test][open]') ?? {}
    if (!isChosen && isTestName(id)) toggle(id, true)
  })
  useLayoutEffect(() => keepOpened(), [])

  // a link that names a test opens it; whoever comes back finds the page as it was
  const [isBack] = useState(isChosen)
  const first = useRef<Location>(location)
  const follow = useEffectEvent((next: Location) => {
    const name = next.hash.slice(1)
    if (isTestName(name) && !(isBack && next === first.current)) openTest(name)
  })
  useEffect(() => follow(location), [location])

  return (
    <div className={styles.card} ref={list}>
      {testNames.flatMap((test) => [
        <TestFold key={test} test={test} isOpen={test === opened} onToggle={(isOpen) => toggle(test, isOpen)} />,
        test === shown && <AnswerPane key="answer" test={test} />,
      ])}
    </div>
  )
}
