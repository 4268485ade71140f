import type { ReactNode } from 'react'
import { siteName } from '#i18n/locales.ts'
import { calculatorAnchor } from '#i18n/paths.ts'
import { operator } from '#operator.config.ts'
import { ExternalLink } from '../ui/external-link.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useMessages } from '../use-messages.ts'
import { RetailerLink } from './retailer-link.tsx'
import styles from './footer.module.css'

export function Footer() {
  const { footer, pageNames } = useMessages()
  const legal = (['privacy', 'terms', 'legal'] as const).map((page) => (
    <PageLink key={page} to={page}>
      {pageNames[page]}
    </PageLink>
  ))
  return (
    <footer className={styles.footer}>
      <div className={`columns ${styles.linkColumns}`}>
        <SiteDescription />
        <LinkColumn title={footer.learn}>
          <PageLink to="understand" hash="definition">
            {footer.whatIsIt}
          </PageLink>
          <PageLink to="measure">{footer.howToMeasure}</PageLink>
          <PageLink to="measure" hash={calculatorAnchor}>
            {footer.referenceValues}
          </PageLink>
          <PageLink to="understand" hash="sante">
            {footer.health}
          </PageLink>
        </LinkColumn>
        <LinkColumn title={footer.tools}>
          <PageLink to="measure" hash={calculatorAnchor}>
            {footer.calculator}
          </PageLink>
          <PageLink to="improve">{footer.programs}</PageLink>
          <PageLink to="tools">{footer.watchComparison}</PageLink>
          <PageLink to="my-results">{pageNames['my-results']}</PageLink>
        </LinkColumn>
        <LinkColumn title={footer.legal}>
          {legal}
          <a href={`mailto:${operator.email}`}>{footer.contact}</a>
        </LinkColumn>
      </div>
      <div className={`${styles.row} ${styles.legal}`}>
        <p>© 2025 {operator.legalName}</p>
        <nav aria-label={footer.legalLinks}>
          <LinkList>{legal}</LinkList>
        </nav>
      </div>
    </footer>
  )
}

function SiteDescription() {
  const { footer } = useMessages()
  return (
    <div className={styles.description}>
      <p>
        <strong>{siteName}</strong>
      </p>
      <p>{footer.description}</p>
      <ul className={styles.row} aria-label={footer.social}>
        {(['Facebook', 'YouTube', 'Instagram'] as const).map((name) => (
          <li key={name}>
            <ExternalLink href={operator.social[name]}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
      <p>
        {`${footer.retailerNote} `}
        <RetailerLink />
      </p>
    </div>
  )
}

function LinkColumn({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <LinkList>{children}</LinkList>
    </section>
  )
}

function LinkList({ children }: { children: ReactNode[] }) {
  return (
    <ul>
      {children.flat().map((link, index) => (
        <li key={index}>{link}</li>
      ))}
    </ul>
  )
}
