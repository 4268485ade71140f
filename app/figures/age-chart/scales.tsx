import { normFor } from '../../../domain/norms/thresholds.ts'
import { genders } from '../../../domain/person.ts'
import { useMessages } from '../../messages.ts'
import styles from './age-chart.module.css'
import { ScaleChart, type ScaleWords } from './scale-chart.tsx'

/** The scale of this site for men and for women. */
export function Scales({ words }: { words: ScaleWords }) {
  const { number } = useMessages()
  return (
    <div className={styles.both}>
      {genders.map((gender) => {
        const [young, old] = [20, 50].map((age) => number(normFor(gender, age).good)) as [string, string]
        return <ScaleChart key={gender} words={words} gender={gender} title={words.title(gender, young, old)} />
      })}
    </div>
  )
}
