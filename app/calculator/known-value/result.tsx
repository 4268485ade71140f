import type { SaveOutcome } from '../../../contract/page-context.ts'
import { lowestVo2max } from '../../../domain/everyday.ts'
import type { PersonVo2max } from '../../../domain/person.ts'
import { PageLink } from '../../components/links/page-link.tsx'
import { SaveMeasurement } from '../saving/save-measurement.tsx'
import { useCalculatorMessages, useDetailMessages } from '../messages.ts'
import { ComparisonAfter, ComparisonSource, useComparisonTexts } from '../result/comparison/comparison.tsx'
import { Curve } from '../result/curve/curve.tsx'
import { Fold } from '../result/folds/fold.tsx'
import { ResultScale } from '../result/folds/result-scale.tsx'
import { Rating } from '../result/headline.tsx'
import result from '../result/result.module.css'
import { knownValueAnchor, type KnownValueFormData } from './form-data.ts'
import styles from './known-value.module.css'

interface KnownValueResultProps {
  known: PersonVo2max
  /** what was typed, by field */
  values: KnownValueFormData['values']
  /** what the server did where the value was to be kept */
  kept: SaveOutcome | undefined
}

/** A known value beside measured people, drawn, and the way to keep it; its margin is its source's, which we do not know. */
export function KnownValueResult({ known, values, kept }: KnownValueResultProps) {
  const { curve, folds, saveMeasurement } = useDetailMessages()
  const { answer } = useCalculatorMessages().known
  return (
    <>
      <div className={result.head}>
        <div className={result.number}>
          <ComparisonAfter known={known} />
        </div>
        {known.vo2max >= lowestVo2max && <Curve words={curve} vo2max={known.vo2max} person={known} />}
      </div>
      <Source />
      <Fold title={folds.details.title} hint={folds.known}>
        <Details known={known} />
      </Fold>
      <SaveMeasurement
        name={answer}
        measured={{ test: 'known-value', inputs: known }}
        values={values}
        kept={kept}
        anchor={knownValueAnchor}
        words={saveMeasurement}
      />
    </>
  )
}

/** What the site's thresholds make of it. */
function Details({ known }: { known: PersonVo2max }) {
  const { measuredPeople: words, percentileNote } = useDetailMessages()
  const { site, why } = useComparisonTexts({ known })
  return (
    <>
      <div className={styles.rating}>
        <p>{site ?? words.byThresholds}</p>
        <Rating personVo2max={known} />
      </div>
      {why.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ResultScale personVo2max={known} />
      <p className={styles.quiet}>{percentileNote}</p>
      <ComparisonSource age={known.age} />
    </>
  )
}

function Source() {
  const { known: words } = useDetailMessages()
  return (
    <p className={styles.quiet}>
      {words.source}{' '}
      <PageLink to="measure" hash="choisir">
        {words.compare}
      </PageLink>
    </p>
  )
}
