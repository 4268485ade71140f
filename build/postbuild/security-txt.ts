import { isPlaceholder, operator } from '../../operator.config.ts'

/** A week less than the year that it may say at most. Source: RFC 9116, 2.5.5. */
const validFor = 358 * 24 * 60 * 60 * 1000 // milliseconds

/** Whom to tell of a weakness, until when; undefined while the operator's address or the site's is a placeholder. Source: RFC 9116. */
export function securityTxt(siteUrl: string, builtAt: Date, email: string = operator.email): string | undefined {
  if (isPlaceholder(email) || isPlaceholder(siteUrl)) return undefined
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(builtAt.getTime() + validFor).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
