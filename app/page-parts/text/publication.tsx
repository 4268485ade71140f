import type { ReactNode } from 'react'
import { ExternalLink } from '../../ui/external-link.tsx'

interface PublicationProps {
  /** id that the citations in the text link to; if absent, they link to the list */
  id?: string
  /** journal, volume, issue and pages */
  journal: string
  doi?: string
  /** title; every publication that the site cites is in English */
  children: ReactNode
}

/** Renders the title, journal and DOI of a cited publication. The text writes the authors and the year before it. */
export function Publication({ id, journal, doi, children }: PublicationProps) {
  return (
    <>
      <cite id={id} lang="en">
        {children}
      </cite>
      {`. ${journal}.${doi ? ' ' : ''}`}
      {doi && <ExternalLink href={`https://doi.org/${doi}`}>{doi}</ExternalLink>}
    </>
  )
}
