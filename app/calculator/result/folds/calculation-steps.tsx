import { cooper, corrections } from '../../../../domain/tests/cooper-run/equation.ts'
import type { Run } from '../../../../domain/tests/cooper-run/cooper-run.ts'
import { resultOf } from '../../../../domain/tests/cooper-run/result.ts'
import { useMessages } from '../../../messages.ts'
import { useDetailMessages } from '../../messages.ts'

/** How the result came about, with the run's own numbers. */
export function CalculationSteps({ run }: { run: Run }) {
  const { number } = useMessages()
  const { steps: words } = useDetailMessages()
  const factors = corrections(run)
  const raw = cooper(run.distance)
  const write = (value: number) => number(value, 0, 3)
  const distance = write(run.distance)
  const age = write(run.age)
  const formula = [
    raw > 0 ? words.cooperFormula(distance) : '0',
    ...[factors.age, factors.gender].filter((factor) => factor !== 1).map(write),
  ].join(' ×\u00a0')
  return (
    <section>
      <h4>{words.title}</h4>
      <ol>
        <li>{raw > 0 ? words.cooper(distance, write(raw)) : words.tooShort(distance)}</li>
        <li>{factors.age === 1 ? words.noAge(age) : words.age(age, write(run.age - 25), write(factors.age))}</li>
        <li>{words.gender[run.gender]}</li>
        <li>{words.result(formula, number(resultOf(run).vo2max, 1))}</li>
      </ol>
      <p>{words.weight}</p>
    </section>
  )
}
