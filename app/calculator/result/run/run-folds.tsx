import { lazy, useState, type ReactNode } from 'react'
import { litresPerMinuteOf, averageSpeed, metsOf } from '../../../../domain/effort.ts'
import { everydayShares } from '../../../../domain/everyday.ts'
import { vo2maxOfDistanceAlone, type Run, personVo2maxOf } from '../../../../domain/protocols/cooper-run/cooper-run.ts'
import { equationOf } from '../../../../domain/protocols/registry.ts'
import { formatDate } from '../../../../i18n/format/date.ts'
import { localDay } from '../../../../i18n/format/day.ts'
import { ExternalLink } from '../../../components/links/external-link.tsx'
import { PageLink } from '../../../components/links/page-link.tsx'
import { useMessages } from '../../../messages.ts'
import { useHydrated } from '../../../use-hydrated.ts'
import { useDetailMessages } from '../../messages.ts'
import { DetailsBoundary } from '../../lazy-boundary.tsx'
import { equationText } from '../equation-text.ts'
import resultStyles from '../result.module.css'
import styles from './run-folds.module.css'

const Share = lazy(() => import('../../share/share.tsx').then(({ Share }) => ({ default: Share })))

/** Renders the folds of a run: everyday efforts, saving and sharing, details and sources. */
export function RunFolds({ run }: { run: Run }) {
  const { everyday, share, details } = useDetailMessages().result
  const { locale } = useMessages()
  const isHydrated = useHydrated()
  const vo2max = vo2maxOfDistanceAlone(run)
  return (
    <>
      <div className={styles.folds}>
        {vo2max !== undefined && (
          <Fold title={everyday.title}>
            <Everyday vo2max={vo2max} distance={run.distance} />
          </Fold>
        )}
        <Fold
          title={share.title}
          isOnScreenOnly
          lazyContent={
            <DetailsBoundary>
              <Share run={run} />
            </DetailsBoundary>
          }
        >
          {!isHydrated && <p>{share.withoutScript}</p>}
          <p>
            <PageLink to="my-results" className={resultStyles.tapTarget}>
              {share.results}
            </PageLink>
          </p>
        </Fold>
        <Fold title={details.title}>
          <DetailsAndSources run={run} />
        </Fold>
      </div>
      <p className={styles.onPaper} suppressHydrationWarning>
        VO2max · {formatDate(localDay(new Date()), locale)}
      </p>
    </>
  )
}

/** Renders the share of a capacity (`vo2max`, in ml/kg/min) that everyday efforts take. */
function Everyday({ vo2max, distance }: { vo2max: number; distance: number }) {
  const { number } = useMessages()
  const { everyday: words } = useDetailMessages().result
  const facts = everydayShares(vo2max, distance).map(
    ({ activity, share, isWithinReach, isSurpassed: wasJustDone }): [string, string] => [
      words.names[activity],
      isWithinReach ? words.share(share) : wasJustDone ? words.surpassed : words.outOfReach,
    ],
  )
  return (
    <>
      <Facts facts={facts} />
      <p className="muted">{words.note(number(vo2max, 1))}</p>
    </>
  )
}

/** Renders further values of a run, its calculation, the notes and the sources. */
function DetailsAndSources({ run }: { run: Run }) {
  const { number } = useMessages()
  const { details: words } = useDetailMessages().result
  const { sources } = words
  const entry = { protocol: 'cooper-run', inputs: run } as const
  const vo2max = vo2maxOfDistanceAlone(run)
  const physical = vo2max === undefined ? [] : physicalFacts(vo2max)
  return (
    <>
      <Facts facts={[...physical, [words.speed.label, words.speed.value(number(averageSpeed(run.distance), 1))]]} />
      <p>
        {words.steps}
        <br />
        {equationText(equationOf(entry)!, number(personVo2maxOf(run).vo2max, 1), number)}
      </p>
      <p className="muted">{words.formulaNote}</p>
      <p className="muted">{words.percentileNote}</p>
      {vo2max !== undefined && (
        <p className="muted">
          {sources.people} (
          <PageLink to="measure" hash="sources">
            {sources.kaminsky}
          </PageLink>
          ). {sources.canadians} (
          <PageLink to="measure" hash="sources">
            {sources.doyon}
          </PageLink>
          ). {sources.everyday}{' '}
          <ExternalLink href="https://doi.org/10.1016/j.jshs.2023.10.010">{sources.herrmann}</ExternalLink>
        </p>
      )}
    </>
  )

  function physicalFacts(vo2max: number): [string, string][] {
    return [
      [words.alone.label, words.alone.value(number(vo2max, 1))],
      [
        words.litres.label,
        words.litres.value(number(litresPerMinuteOf(vo2max, run.weight), 1), number(run.weight, 0, 3)),
      ],
      [words.mets.label, number(metsOf(vo2max), 1)],
    ]
  }
}

interface FoldProps {
  title: string
  /** whether it is left out on paper */
  isOnScreenOnly?: boolean
  /** content that needs JavaScript, rendered and loaded when the fold is first opened */
  lazyContent?: ReactNode
  /** content that works without JavaScript */
  children?: ReactNode
}

/** Renders a fold of a result, which works without JavaScript and is open on paper. */
function Fold({ title, isOnScreenOnly, lazyContent, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      className={isOnScreenOnly ? `screen-only ${styles.fold}` : styles.fold}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{title}</summary>
      <div className={styles.content}>
        {wasOpened && lazyContent}
        {children}
      </div>
    </details>
  )
}

/** Renders pairs of a label and its value. */
function Facts({ facts }: { facts: [string, string][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
