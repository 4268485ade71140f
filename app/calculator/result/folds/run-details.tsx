import { absoluteUptake, averagePace, averageSpeed, metsOf } from '../../../../domain/effort.ts'
import { capacityOf } from '../../../../domain/norms/comparison.ts'
import { columnOf, referenceRows, rowFor } from '../../../../domain/norms/reference-table.ts'
import { oneDecimal } from '../../../../domain/rounding.ts'
import type { Run } from '../../../../domain/tests/cooper-run/cooper-run.ts'
import { cooper, corrections, isWalked, marginOf } from '../../../../domain/tests/cooper-run/equation.ts'
import { isBelowFormula, resultOf, vo2maxOf } from '../../../../domain/tests/cooper-run/result.ts'
import { yourCellId } from '../../../../i18n/pages.ts'
import { useMessages } from '../../../messages.ts'
import { useCalculatorMessages, useDetailMessages } from '../../messages.ts'
import { ComparisonSource } from '../comparison/comparison.tsx'
import styles from './folds.module.css'
import { ResultScale } from './result-scale.tsx'

/** Where a result lies among the categories, what else its run tells, how it was computed, and what to know of it. */
export function RunDetails({ run }: { run: Run }) {
  const { formulaNote } = useCalculatorMessages().result
  const { percentileNote } = useDetailMessages()
  const personVo2max = vo2maxOf(run)
  return (
    <>
      <ResultScale
        personVo2max={personVo2max}
        {...(!isBelowFormula(run) && { margin: marginOf(personVo2max.vo2max) })}
      />
      <Facts run={run} />
      <Steps run={run} />
      <TablePlace run={run} />
      <p className={styles.quiet}>{formulaNote}</p>
      <p className={styles.quiet}>{percentileNote}</p>
      <ComparisonSource age={run.age} />
    </>
  )
}

/** What else a run tells: margin, Cooper's equation alone, litres, METs, speed. What is too low to be true is left out. */
function Facts({ run }: { run: Run }) {
  const { number } = useMessages()
  const { facts } = useDetailMessages()
  const { vo2max } = vo2maxOf(run)
  const alone = oneDecimal(cooper(run.distance))
  const writtenMargin = (value: number) => {
    const { from, to } = marginOf(value)
    return { from: number(from, 1), to: number(to, 1) }
  }
  const margins = [writtenMargin(vo2max), writtenMargin(alone)] as const
  const litres = (value: number) => number(absoluteUptake(value, run.weight), 1)
  const mets = (value: number) => number(metsOf(value), 1)
  /** from 50 on in both ways, as the comparison and everyday efforts are read by Cooper's equation alone */
  const orAlone = (written: (value: number) => string) =>
    capacityOf(run) === vo2max ? '' : facts.alone(written(alone))
  const pace = averagePace(run.distance)
  const speed = number(averageSpeed(run.distance), 1)
  const isLikely = !isBelowFormula(run)
  const lines: ([{ label: string }, string] | false)[] = [
    isLikely && [facts.margin, alone === vo2max ? facts.margin.value(margins[0]) : facts.margin.both(...margins)],
    !isWalked(run.distance) && [facts.cooper, facts.cooper.value(number(alone, 1))],
    isLikely && [facts.absolute, facts.absolute.value(litres(vo2max), number(run.weight, 0, 3)) + orAlone(litres)],
    isLikely && [facts.mets, facts.mets.value(mets(vo2max)) + orAlone(mets)],
    [facts.speed, facts.speed.value(speed, pace.minutes, String(pace.seconds).padStart(2, '0'))],
  ]
  return (
    <dl className={styles.facts}>
      {lines
        .filter((line) => line !== false)
        .map(([{ label }, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** How the result came about, with the run's own numbers. */
function Steps({ run }: { run: Run }) {
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

/** Row and column of the reference tables where a result stands. */
function TablePlace({ run }: { run: Run }) {
  const { tables } = useCalculatorMessages()
  const { table: words } = useDetailMessages()
  const row = rowFor(referenceRows(run.gender), run.age)
  const column = columnOf(resultOf(run).category)
  return (
    <section className={styles.place}>
      <h4>{words.title}</h4>
      <p>
        {words.text(tables.captions[run.gender], tables.ages(row.ages), tables[column])}
        {column === 'excellent' && `, ${words.joined}`}. <a href={`#${yourCellId}`}>{words.link}</a>
      </p>
      {run.age < row.ages.from && <p>{words.young}</p>}
    </section>
  )
}
