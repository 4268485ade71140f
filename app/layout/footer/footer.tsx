import type { ReactNode } from 'react'
import { isPlaceholder, operator } from '../../../operator.config.ts'
import { calculatorAnchor } from '../../../i18n/pages.ts'
import { ExternalLink } from '../../components/links/external-link.tsx'
import { PageLink } from '../../components/links/page-link.tsx'
import { useMessages } from '../../messages.ts'
import styles from './footer.module.css'

export function Footer() {
  const { footer, pageNames, siteName } = useMessages()
  const legal = (['privacy', 'terms', 'legal'] as const).map((page) => (
    <PageLink key={page} to={page}>
      {pageNames[page]}
    </PageLink>
  ))
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Description />
        <Column title={footer.learn}>
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
        </Column>
        <Column title={footer.tools}>
          <PageLink to="measure" hash={calculatorAnchor}>
            {footer.calculator}
          </PageLink>
          <PageLink to="my-results">{pageNames['my-results']}</PageLink>
          <PageLink to="improve">{footer.programs}</PageLink>
          <PageLink to="tools">{footer.watchComparison}</PageLink>
        </Column>
        <Column title={footer.legal}>
          {legal}
          {isPlaceholder(operator.email) ? (
            <PageLink to="legal" hash="editeur">
              {footer.contact}
            </PageLink>
          ) : (
            <a href={`mailto:${operator.email}`}>{footer.contact}</a>
          )}
        </Column>
      </div>
      <div className={styles.legal}>
        <p>© 2025 {isPlaceholder(operator.legalName) ? siteName : operator.legalName}</p>
        <nav aria-label={footer.legalLinks}>
          <Links>{legal}</Links>
        </nav>
      </div>
    </footer>
  )
}

function Description() {
  const { footer, siteName } = useMessages()
  const { retailer, social } = operator
  return (
    <div className={styles.description}>
      <p className={styles.name}>{siteName}</p>
      <p>{footer.description}</p>
      <ul className={styles.social} aria-label={footer.social}>
        {networks.map(({ name, key, front }) => (
          <li key={key}>
            <ExternalLink href={isPlaceholder(social[key]) ? front : social[key]}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
      {!isPlaceholder(retailer.name) && (
        <p>
          {`${footer.retailerNote} `}
          <ExternalLink href={retailer.url}>{retailer.name}</ExternalLink>
        </p>
      )}
    </div>
  )
}

/** The social networks; `front` is used until the operator has a page there. */
const networks = [
  { name: 'Facebook', key: 'facebook', front: 'https://www.facebook.com/' },
  { name: 'YouTube', key: 'youtube', front: 'https://www.youtube.com/' },
  { name: 'Instagram', key: 'instagram', front: 'https://www.instagram.com/' },
] as const

function Column({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <Links>{children}</Links>
    </section>
  )
}

function Links({ children }: { children: ReactNode[] }) {
  return (
    <ul>
      {children.flat().map((link, index) => (
        <li key={index}>{link}</li>
      ))}
    </ul>
  )
}
