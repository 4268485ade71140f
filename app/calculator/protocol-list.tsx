import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, type Location } from 'react-router'
import { isTestName, testNames, type TestName } from '../../domain/protocols/registry.ts'
import { AnswerPane } from './result-panel.tsx'
import styles from './calculator.module.css'
import { useCalculator } from './calculator-context.ts'
import { useCalculatorMessages } from './messages.ts'
import { TestFold } from './protocol-fold.tsx'
import { WherePane } from './where-to-run.tsx'

/** The tests that most people choose from, side by side; the others are folded. */
const choices: readonly TestName[] = ['cooper-run', 'rockport-walk', 'no-exercise']
const others = testNames.filter((test) => !choices.includes(test))

/**
 * The tests in one card, one of them open; on a wide screen the scale beside it; and the answer below. Each is a `<details>`:
 * the browser opens it without scripts, for a link into it and for words that are searched, and tells screen readers.
 */
export function TestList() {
  const { state, dispatch } = useCalculator()
  const { shown, isOpen, isChosen } = state
  const { otherTests } = useCalculatorMessages().form
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

  const [isOtherShown] = useState(others.includes(shown))
  const fold = (test: TestName) => (
    <TestFold key={test} test={test} isOpen={isOpen && test === shown} isChoice={choices.includes(test)} />
  )
  return (
    <div className={styles.card} ref={list}>
      <div className={styles.tests}>
        {choices.map(fold)}
        <details className={styles.others} open={isOtherShown}>
          <summary>{otherTests(others.length)}</summary> {others.map(fold)}
        </details>
      </div>
      <div className={`screen-only ${styles.beside}`}>
        <WherePane />
      </div>
      <AnswerPane test={shown} />
    </div>
  )
}

/** Opens a test of the card, which closes the others, and leads to it. */
function open(test: TestName) {
  const fold = document.getElementById(test) as HTMLDetailsElement
  const around = fold.parentElement!.closest('details')
  if (around) around.open = true
  fold.open = true
  fold.scrollIntoView()
  fold.querySelector('summary')!.focus({ preventScroll: true })
}
