import { isPlaceholder, operator } from '../../../operator.config.ts'
import { useMessages } from '../../messages.ts'
import { ExternalLink } from './external-link.tsx'

/** Renders the link to the retailer. It shows a generic label while the operator's configuration has no name. */
export function RetailerLink({ className }: { className: string | undefined }) {
  const { menu } = useMessages()
  const { name, url } = operator.retailer
  return (
    <ExternalLink className={className} href={url}>
      {isPlaceholder(name) ? menu.shop : name}
    </ExternalLink>
  )
}
