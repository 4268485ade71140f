import type { ReactNode } from 'react'
import { isSamePerson, type Gender } from '#domain/person.ts'
import { isWalked, resultOf, type Run } from '#domain/protocols/cooper-run.ts'
import type { ProtocolName } from '#domain/protocols/protocols.ts'
import { longDay } from '#i18n/format/date.ts'
import { ownProgramAnchor } from '#i18n/paths.ts'
import { CategoryDot } from '../../ui/graphics/category-dot.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useMessages } from '../../messages.ts'
import { useAcceptsCookies } from '../../use-hydrated.ts'
import { AnswerFold } from './answer-fold.tsx'
import styles from './answer.module.css'
import type { LastRun } from '../../last-run.ts'
import type { SaveState } from '../save/submission.ts'
import { Share } from './share.tsx'
import { RunChart } from './run-chart.tsx'

export interface RunAnswerProps {
  run: Run
  /** the device's last run before this one */
  previous?: LastRun
  saveState: SaveState
  /** whether the server knows that a saved run will not be seen again */
  refusesCookies?: boolean
  /** absent without scripts */
  onRetry?: () => void
}

/** Metres in 12 minutes from which the distance is probably a mistake. */
const fasterThanTheBest = 4800

/** Renders the answer to a run. */
export function RunAnswer({ run, previous, ...save }: RunAnswerProps) {
  const { answer: words, calculator, formatNumber, formatExact } = useMessages()
  const { vo2max, category, percentile } = resultOf(run)
  const earlier = previous && isSamePerson(run, previous) ? previous : undefined
  return (
    <Answer {...run} text={words.metres(formatExact(run.distance))} protocol="cooper-run">
      <div className={styles.verdict}>
        <p className={styles.value}>
          {formatNumber(vo2max, 1)} <small>ml/kg/min</small>
        </p>
        <div>
          <p className={styles.category}>
            <CategoryDot category={category} />
            {calculator.categories[category]}
          </p>
          <p>{words.percentile(percentile)}</p>
        </div>
      </div>
      {isWalked(run.distance) && (
        <p>
          {words.walked.pace} <a href="#rockport-walk">{words.walked.instead}</a>
        </p>
      )}
      {run.distance >= fasterThanTheBest && <p>{words.fasterThanTheBest}</p>}
      {earlier && <Change distance={run.distance} earlier={earlier} />}
      <RunChart key={Object.values(run).join()} run={run} earlier={earlier} />
      <div className={`actions screen-only ${styles.actions}`}>
        <ButtonLink to="improve" hash={ownProgramAnchor}>
          {words.plan}
        </ButtonLink>
        <Share vo2max={formatNumber(vo2max, 1)} category={calculator.categories[category]} />
      </div>
      <SaveLine {...save} />
      <AnswerFold run={run} />
      <p className="muted">{calculator.form.disclaimer}</p>
    </Answer>
  )
}

interface AnswerProps {
  age: number
  gender: Gender
  /** what was measured */
  text: string
  protocol: ProtocolName
  children: ReactNode
}

/** Renders the frame of an answer: its heading, and the inputs with a link to the form. */
export function Answer({ age, gender, text, protocol, children }: AnswerProps) {
  const { answer: words, formatExact } = useMessages()
  const person = words.person(formatExact(age), words[age < 18 ? 'youngGenders' : 'genders'][gender])
  return (
    <div className={styles.answer} data-answer={protocol}>
      <h3 className="visually-hidden">{words.title}</h3>
      <p className={`muted ${styles.inputs}`}>
        {`${person}, ${text}`}{' '}
        <a className="screen-only" href={`#${protocol}`}>
          {words.edit}
        </a>
      </p>
      {children}
    </div>
  )
}

/** Renders the change in distance since the device's last run. */
function Change({ distance, earlier }: { distance: number; earlier: LastRun }) {
  const { answer: words, formatNumber, locale } = useMessages()
  const more = Math.round(distance - earlier.distance)
  const day = longDay(earlier.date, locale)
  const metres = `${more < 0 ? '−' : '+'}${formatNumber(Math.abs(more))}`
  return (
    <p>
      <b>{more ? words.change(metres, day) : words.unchanged(day)}</b>
    </p>
  )
}

/** Renders whether the run is saved. The line keeps its height while nothing is known. */
function SaveLine({ saveState, refusesCookies, onRetry }: Omit<RunAnswerProps, 'run' | 'previous'>) {
  const { answer, pageNames } = useMessages()
  const { save: words } = answer
  const isSeenAgain = useAcceptsCookies() && !refusesCookies
  const line = saveState === 'saved' && !isSeenAgain ? 'withoutCookie' : saveState
  return (
    // the key: a line of several texts, which a translator may have replaced, is never changed
    <p className={`screen-only ${styles.save}`} key={line}>
      {line === 'unsaved' && words.unsaved}
      {line === 'withoutCookie' && words.withoutCookie}
      {line === 'saved' && (
        <>
          {words.saved} · <PageLink to="my-results">{pageNames['my-results']}</PageLink>
        </>
      )}
      {line === 'failed' && words.failed}
      {line === 'failed' && onRetry && (
        <>
          {' · '}
          <button className="text-button" type="button" onClick={onRetry}>
            {words.retry}
          </button>
        </>
      )}
    </p>
  )
}
