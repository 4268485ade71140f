import { operator } from '#operator.config.ts'
import { ExternalLink } from '../ui/external-link.tsx'

export function RetailerLink({ className }: { className?: string }) {
  return (
    <ExternalLink className={className} href={operator.retailer.url}>
      {operator.retailer.name}
    </ExternalLink>
  )
}
