import type { ReactNode } from 'react'
import { calculatorAnchor } from '#i18n/paths.ts'
import { UptakeCurve, type UptakeCurveTexts } from '../figures/uptake-curve.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Lede, PageHeader } from '../ui/page-header.tsx'
import { useMessages } from '../use-messages.ts'
import styles from './hero.module.css'

interface HeroProps {
  title: string
  curveTexts: UptakeCurveTexts
  children: ReactNode
}

/** Renders the first screen of the home page: title, one sentence, two buttons and the VO2max curve. */
export function Hero({ title, curveTexts, children }: HeroProps) {
  const { hero } = useMessages()
  return (
    <div className={styles.hero}>
      <PageHeader title={title} picture={<UptakeCurve {...curveTexts} />}>
        <Lede>{children}</Lede>
        <div className={`actions ${styles.actions}`}>
          <ButtonLink to="measure" hash={calculatorAnchor}>
            {hero.calculate}
          </ButtonLink>{' '}
          <ButtonLink to="understand" quiet>
            {hero.learnMore}
          </ButtonLink>
        </div>
      </PageHeader>
    </div>
  )
}
