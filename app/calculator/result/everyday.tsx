import { comparisonFirstAge } from '../../../domain/norms/comparison.ts'
import { cooper } from '../../../domain/cooper.ts'
import type { Run } from '../../../domain/cooper-run.ts'
import { metsOf } from '../../../domain/effort.ts'
import { everydayShares, lowestVo2max } from '../../../domain/everyday.ts'
import { vo2maxOf } from '../../../domain/result.ts'
import { oneDecimal } from '../../../domain/rounding.ts'
import { ExternalLink } from '../../components/links/external-link.tsx'
import { useMessages } from '../../messages.ts'
import { useDetailMessages } from '../messages.ts'
import styles from './everyday.module.css'

/**
 * The ceiling by which everyday efforts are read, in ml/kg/min: the site's value, and from 50 on that of Cooper's
 * equation alone; undefined where it is too low to be one.
 */
export function everydayCeiling(run: Run): number | undefined {
  const ceiling = run.age < comparisonFirstAge ? vo2maxOf(run).vo2max : oneDecimal(cooper(run.distance))
  return ceiling >= lowestVo2max ? ceiling : undefined
}

/** What everyday efforts take of somebody's ceiling; what takes too much is dotted, and said in words. */
export function Everyday({ run }: { run: Run }) {
  const { number } = useMessages()
  const { everyday: words } = useDetailMessages()
  const ceiling = everydayCeiling(run)
  if (ceiling === undefined) return null
  return (
    <div className={styles.everyday}>
      <h4>
        {words.title}
        <small>{words.share(number(metsOf(ceiling)))}</small>
      </h4>
      <ul>
        {everydayShares(ceiling).map(({ activity, code, mets, share, isLit }) => (
          <li key={activity} {...(!isLit && { className: styles.beyond })}>
            <b>{words.names[activity]}</b>
            <span>
              {words.mets(number(mets, 1))} · {isLit ? words.part(share) : words.beyond}
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
