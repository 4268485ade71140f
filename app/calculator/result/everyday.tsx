import { ceilingOf, comparisonFirstAge } from '../../../domain/norms/comparison.ts'
import type { Run } from '../../../domain/cooper-run.ts'
import { metsOf } from '../../../domain/effort.ts'
import { everydayShares } from '../../../domain/everyday.ts'
import { ExternalLink } from '../../components/links/external-link.tsx'
import { useMessages } from '../../messages.ts'
import { useDetailMessages } from '../messages.ts'
import styles from './everyday.module.css'

/** What everyday efforts take of somebody's ceiling; what takes too much is dotted, and said in words. */
export function Everyday({ run }: { run: Run }) {
  const { number } = useMessages()
  const { everyday: words } = useDetailMessages()
  const ceiling = ceilingOf(run)
  if (ceiling === undefined) return null
  return (
    <div className={styles.everyday}>
      <h4>
        {words.title}
        <small>{words.share(number(metsOf(ceiling)), run.age >= comparisonFirstAge)}</small>
      </h4>
      <ul>
        {everydayShares(ceiling, run.distance).map(({ activity, code, mets, share, isLit, isSurpassed }) => (
          <li key={activity} {...(!isLit && !isSurpassed && { className: styles.beyond })}>
            <b>{words.names[activity]}</b>
            <span>
              {words.mets(number(mets, 1))} · {isSurpassed ? words.surpassed : isLit ? words.part(share) : words.beyond}
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
