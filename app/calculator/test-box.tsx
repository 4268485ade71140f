import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import type { TestName } from '../../domain/tests/registry.ts'
import type { CalculatorMessages } from '../../i18n/fr/calculator/calculator.ts'
import { Button } from '../components/links/button.tsx'
import { useTestState, useTypedValues } from './calculator-state.ts'
import box from './form/boxed-form.module.css'
import { TestForm } from './form/test-form.tsx'
import { preloadDetails, TestAnswer, TestClocks } from './lazy-details.tsx'
import { CalculatorMessagesContext } from './messages.ts'
import { usePostedAnswer } from './posted-answer.ts'
import { Announcement } from './result/announcement.tsx'
import { useAsCurrentAnswer } from './result/current-answer.ts'

/** Where the form of a known value is. */
export const knownValueAnchor = 'votre-vo2max'

/** A VO2max that somebody has from a watch or a laboratory: its form and its answer. Nothing is saved unless the reader asks. */
export function KnownValue({ messages }: { messages: CalculatorMessages }) {
  const { known: words } = messages
  const form = useRef<HTMLFormElement>(null)
  return (
    <CalculatorMessagesContext value={messages}>
      <div className={box.box} id={knownValueAnchor} onFocus={() => preloadDetails(messages)}>
        <h3>{words.title}</h3>
        <p>{words.lede}</p>
        <TestForm test="known-value" ref={form} anchor={knownValueAnchor} label={words.title}>
          <Button quiet type="submit">
            {words.submit}
          </Button>
        </TestForm>
        <Answered test="known-value" anchor={knownValueAnchor} heading="h4" />
      </div>
    </CalculatorMessagesContext>
  )
}

interface FoldedTestProps {
  test: TestName
  messages: CalculatorMessages
}

/** A test's clocks, form and answer, folded under the text of the test. Nothing is saved unless the reader asks. */
export function FoldedTest({ test, messages }: FoldedTestProps) {
  const { form: words, tests } = messages
  const { name } = tests[test]
  const form = useRef<HTMLFormElement>(null)
  const typed = useTypedValues(test)
  const posted = usePostedAnswer(test)
  const isAnswered = useTestState(test).state.values !== undefined
  const [isOpened, setOpened] = useState(false)
  const anchor = `${test}-form`

  function onFill(field: string, value: string) {
    const control = form.current!.elements.namedItem(field) as HTMLInputElement | HTMLSelectElement
    control.value = value
    typed.store(form.current!)
  }

  return (
    <CalculatorMessagesContext value={messages}>
      <details
        className={box.box}
        id={anchor}
        {...((posted ?? isAnswered) && { open: true })}
        onToggle={({ currentTarget }) => {
          if (!currentTarget.open) return
          setOpened(true)
          preloadDetails(messages)
        }}
      >
        <summary>{words.open(name)}</summary>
        {isOpened && <TestClocks test={test} onFill={onFill} />}
        <TestForm test={test} ref={form} anchor={anchor} label={name} hintAtError>
          <Button type="submit">{words.calculate}</Button>
        </TestForm>
        <p className={box.note}>{words.note}</p>
        <Answered test={test} anchor={anchor} heading="h3" />
      </details>
    </CalculatorMessagesContext>
  )
}

/** The answer to a form, and what a screen reader is told of it. */
function Answered({
  test,
  ...answer
}: Pick<ComponentProps<typeof TestAnswer>, 'anchor' | 'heading'> & { test: TestName }): ReactNode {
  const posted = usePostedAnswer(test)
  const { entry, saveKey, values } = useTestState(test).state
  const [first] = useState(entry)
  useAsCurrentAnswer(entry)
  const shown = values ? entry : posted?.entry
  const isPosted = shown === posted?.entry
  return (
    <>
      <Announcement {...(!isPosted && { entry, saveKey })} />
      {shown && (
        <TestAnswer
          entry={shown}
          posted={isPosted ? posted?.status : undefined}
          isNew={!isPosted && shown !== first}
          {...answer}
        />
      )}
    </>
  )
}
