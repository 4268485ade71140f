import type { ReactNode } from 'react'
import { ExternalLink } from './external-link.tsx'

interface PublicationProps {
  /** where citations in the text lead, unless they lead to the whole list */
  id?: string
  /** its journal, volume, issue and pages */
  journal: string
  doi?: string
  /** its title, in English as all that this site cites */
  children: ReactNode
}

/** What a page cites, in its list of sources after the authors and the year. */
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
