import type { ReactNode } from 'react'
import { calculatorAnchor, lastRunId } from '../../../i18n/pages.ts'
import { ButtonLink } from '../../components/links/button.tsx'
import { Lede } from '../../components/page/opening.tsx'
import { UptakeCurve, type UptakeCurveTexts } from '../../figures/physiology/uptake-curve.tsx'
import { useStaticMessages } from '../../static-messages.ts'
import styles from './hero.module.css'

/** The first screen of the home page: title, one sentence, two ways on, and the curve that is the site's mark. */
export function Hero({ title, curve, children }: { title: string; curve: UptakeCurveTexts; children: ReactNode }) {
  const { hero } = useStaticMessages()
  return (
    <div className={styles.hero}>
      <div>
        <h1>{title}</h1>
        <Lede>{children}</Lede>
        <div className="actions">
          <ButtonLink to="measure" hash={calculatorAnchor}>
            {hero.calculate}
          </ButtonLink>{' '}
          <div id={lastRunId} className={styles.lastRun} />
          <ButtonLink to="understand" quiet>
            {hero.learnMore}
          </ButtonLink>
        </div>
      </div>
      <UptakeCurve {...curve} />
    </div>
  )
}
