import { capacityOf, comparisonFirstAge } from '../../../domain/norms/comparison.ts'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { metsOf } from '../../../domain/effort.ts'
import { everydayShares } from '../../../domain/everyday.ts'
import { ExternalLink } from '../../components/links/external-link.tsx'
import { useMessages } from '../../messages.ts'
import { useDetailMessages } from '../messages.ts'
import styles from './everyday.module.css'

/** What everyday efforts take of somebody's capacity; what takes too much is dotted, and said in words. */
export function Everyday({ run }: { run: Run }) {
  const { number } = useMessages()
  const { everyday: words } = useDetailMessages()
  const capacity = capacityOf(run)
  if (capacity === undefined) return null
  return (
    <div className={styles.everyday}>
      <h4>
        {words.title}
        <small>{words.share(number(metsOf(capacity)), run.age >= comparisonFirstAge)}</small>
      </h4>
      <ul>
        {everydayShares(capacity, run.distance).map(({ activity, code, mets, share, isWithinReach, isSurpassed }) => (
          <li key={activity} {...(!isWithinReach && !isSurpassed && { className: styles.outOfReach })}>
            <b>{words.names[activity]}</b>
            <span>
              {words.mets(number(mets, 1))} ·{' '}
              {isSurpassed ? words.surpassed : isWithinReach ? words.part(share) : words.outOfReach}
            </span>{' '}
            <small>{words.code(code)}</small>
          </li>
        ))}
      </ul>
      <p>
        {words.source} <ExternalLink href="https://doi.org/10.1016/j.jshs.2023.10.010">{words.reference}</ExternalLink>
      </p>
    </div>
  )
}
