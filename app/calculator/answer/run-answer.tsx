import { isSamePerson } from '#domain/person.ts'
import { isFasterThanTheBest, isWalked, resultOf } from '#domain/protocols/cooper-run.ts'
import { formatDayInSentence } from '#i18n/format/date.ts'
import { ownProgramAnchor } from '#i18n/paths.ts'
import type { LastRun } from '../../last-run.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CategoryDot } from '../../ui/graphics/category-dot.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useAcceptsCookies } from '../../use-accepts-cookies.ts'
import { useMessages } from '../../use-messages.ts'
import type { Submission } from '../save/submission.ts'
import { AnswerFrame } from './answer-frame.tsx'
import { RunChart } from './run-chart.tsx'
import { RunFold } from './run-fold.tsx'
import { Share } from './share.tsx'
import styles from './answer.module.css'

export interface RunAnswerProps {
  submission: Submission
  onRetry: () => void
}

/** Renders the answer to a run. */
export function RunAnswer({ submission, onRetry }: RunAnswerProps) {
  const { run, earlierRun } = submission
  const { answer, calculator, formatNumber, formatExact } = useMessages()
  const { vo2max, category, percentile } = resultOf(run)
  const comparedRun = earlierRun && isSamePerson(run, earlierRun) ? earlierRun : undefined
  return (
    <AnswerFrame {...run} basis={answer.metres(formatExact(run.distance))} protocol="cooper-run">
      <div className={styles.result}>
        <p className={styles.value}>
          {formatNumber(vo2max, 1)} <small>ml/kg/min</small>
        </p>
        <div>
          <p className={styles.category}>
            <CategoryDot category={category} />
            {calculator.categoryNames[category]}
          </p>
          <p>{answer.percentile(percentile)}</p>
        </div>
      </div>
      {isWalked(run.distance) && (
        <p>
          {answer.walked.pace} <a href="#rockport-walk">{answer.walked.instead}</a>
        </p>
      )}
      {isFasterThanTheBest(run.distance) && <p>{answer.fasterThanTheBest}</p>}
      {comparedRun && <DistanceChange distance={run.distance} comparedRun={comparedRun} />}
      <RunChart run={run} comparedRun={comparedRun} />
      <div className={`actions screen-only ${styles.actions}`}>
        <ButtonLink to="improve" hash={ownProgramAnchor}>
          {answer.toProgram}
        </ButtonLink>
        <Share vo2max={formatNumber(vo2max, 1)} category={calculator.categoryNames[category]} />
      </div>
      <SaveLine {...submission} onRetry={onRetry} />
      <RunFold run={run} />
      <p className="muted">{calculator.form.disclaimer}</p>
    </AnswerFrame>
  )
}

/** Renders the change in distance since another run. */
function DistanceChange({ distance, comparedRun }: { distance: number; comparedRun: LastRun }) {
  const { answer, formatNumber, locale } = useMessages()
  const more = Math.round(distance - comparedRun.distance)
  const day = formatDayInSentence(comparedRun.date, locale)
  const metres = `${more < 0 ? '−' : '+'}${formatNumber(Math.abs(more))}`
  return (
    <p>
      <b>{more ? answer.change(metres, day) : answer.unchanged(day)}</b>
    </p>
  )
}

/** Renders whether the run is saved. The line keeps its height while nothing is known. */
function SaveLine({ saveState, refusesCookies, onRetry }: Submission & Pick<RunAnswerProps, 'onRetry'>) {
  const { answer, pageNames } = useMessages()
  const { save } = answer
  const isSeenAgain = useAcceptsCookies() && !refusesCookies
  const shownState = saveState === 'saved' && !isSeenAgain ? 'withoutCookie' : saveState
  return (
    // the key: a line of several texts, which a translator may have replaced, is never changed
    <p className={`screen-only ${styles.save}`} key={shownState}>
      {shownState === 'withoutSaving' && save.withoutSaving}
      {shownState === 'withoutCookie' && save.withoutCookie}
      {shownState === 'saved' && (
        <>
          {save.saved} · <PageLink to="my-results">{pageNames['my-results']}</PageLink>
        </>
      )}
      {shownState === 'failed' && (
        <>
          {save.failed}
          <NeedsScript>
            {' · '}
            <button className="text-button" type="button" onClick={onRetry}>
              {save.retry}
            </button>
          </NeedsScript>
        </>
      )}
    </p>
  )
}
