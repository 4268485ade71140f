import { retestWeeks } from '../../../domain/protocols/definition.ts'
import { calculatorAnchor } from '../../../i18n/pages.ts'
import { ButtonLink } from '../../components/links/button.tsx'
import { useResultsMessages } from '../messages.ts'
import summary from '../people/progress-summary.module.css'
import { HistoryPlot } from '../plot/history-plot.tsx'

/** Shown to a visitor without records: a link to the calculator and an example plot. */
export function EmptyResults({ isSaving }: { isSaving: boolean }) {
  const { empty, stopped } = useResultsMessages()
  return (
    <section className={summary.progress}>
      <div>
        <h2>{empty.title}</h2>
        <p>{isSaving ? empty.text : stopped.none}</p>
        <p>
          <ButtonLink to="measure" hash={calculatorAnchor}>
            {empty.action}
          </ButtonLink>
        </p>
      </div>
      <HistoryPlot records={exampleRuns} isExample />
    </section>
  )
}

const exampleRuns = [2580, 2510, 2460, 2400].map((value, index) => ({
  ...{ id: `${value}`, value, unit: 'metres' as const },
  createdAt: new Date(Date.UTC(2026, 10, 16 - index * retestWeeks * 7, 12)).toISOString(),
}))
