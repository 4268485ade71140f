import { isPlaceholder, operator } from '../../../operator.config.ts'
import { useMessages } from '../../messages.ts'
import { ExternalLink } from './external-link.tsx'

/** The retailer's button, by its name once the operator has given it. */
export function RetailerLink({ className }: { className: string | undefined }) {
  const { menu } = useMessages()
  const { name, url } = operator.retailer
  return (
    <ExternalLink className={className} href={url}>
      {isPlaceholder(name) ? menu.shop : name}
    </ExternalLink>
  )
}
