import { cooper, corrections } from '../../../domain/cooper.ts'
import { nextStep } from '../../../domain/next-step.ts'
import { columnOf, referenceRows, rowFor } from '../../../domain/reference-table.ts'
import { resultOf } from '../../../domain/result.ts'
import type { Run } from '../../../domain/cooper-run.ts'
import { PageLink } from '../../components/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { cellText, yourCellId } from './table-cell.ts'
import { useCalculatorMessages } from '../messages.ts'
import { exactly } from '../exactly.ts'
import styles from './details.module.css'
import { Keep } from './result-actions.tsx'
import { useLaterMessages, WithLaterMessages } from '../later-messages.tsx'

/** What a result leads to: the next category, how it was computed, its place in the tables, and ways to keep it. */
export function Further({ run }: { run: Run }) {
  return (
    <WithLaterMessages>
      <div className={styles.further}>
        <NextCategory run={run} />
        <Place run={run} />
        <Steps run={run} />
        <Keep run={run} />
      </div>
    </WithLaterMessages>
  )
}

/** From this age on a distance is not presented as something to aim for. Source: content brief, sections 5.4 and 6. */
const ageOfCaution = 50

function NextCategory({ run }: { run: Run }) {
  const { number } = useMessages()
  const { categories } = useCalculatorMessages()
  const { next: words } = useLaterMessages()
  const step = nextStep(run)
  if (!step) return null
  const name = categories[step.category]
  return (
    <section>
      <h4>{words.title}</h4>
      {run.age < ageOfCaution ? (
        <p>
          {words.text(name, step.threshold, number(step.distance), number(Math.ceil(step.distance - run.distance)))}{' '}
          <PageLink to="improve">{words.improve}</PageLink>
        </p>
      ) : (
        <>
          <p>{words.formula(name, step.threshold, number(step.distance))}</p>
          <p>
            {words.caution}{' '}
            <PageLink to="measure" hash="rockport">
              {words.rockport}
            </PageLink>
          </p>
        </>
      )}
    </section>
  )
}

function Place({ run }: { run: Run }) {
  const { tables } = useCalculatorMessages()
  const { table: words } = useLaterMessages()
  const row = rowFor(referenceRows(run.gender), run.age)
  const column = columnOf(resultOf(run).category)
  const cell = cellText(row, column, tables)
  return (
    <section>
      <h4>{words.title}</h4>
      <p>
        {words.text(tables.captions[run.gender], tables.ages(row.ages), tables[column], cell)}{' '}
        <a href={`#${yourCellId}`}>{words.link}</a>
      </p>
      {run.age < row.ages.from && <p>{words.young}</p>}
      <p className={styles.quiet}>{words.concordance}</p>
    </section>
  )
}

function Steps({ run }: { run: Run }) {
  const { number } = useMessages()
  const { steps: words } = useLaterMessages()
  const factors = corrections(run)
  const raw = cooper(run.distance)
  const write = (value: number) => exactly(value, number)
  const distance = write(run.distance)
  const age = write(run.age)
  const formula = [
    raw > 0 ? words.cooperFormula(distance) : '0',
    ...[factors.age, factors.gender].filter((factor) => factor !== 1).map(write),
  ].join(' ×\u00a0')
  return (
    <details>
      <summary>{words.title}</summary>
      <ol>
        <li>{raw > 0 ? words.cooper(distance, write(raw)) : words.tooShort(distance)}</li>
        <li>{factors.age === 1 ? words.noAge(age) : words.age(age, write(run.age - 25), write(factors.age))}</li>
        <li>{words.gender[run.gender]}</li>
        <li>{words.result(formula, number(resultOf(run).vo2max, 1))}</li>
      </ol>
      <p>{words.weight}</p>
    </details>
  )
}
