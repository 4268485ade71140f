import { fr } from '../../i18n/fr/site.ts'
import { Layout } from './layout.tsx'

export default function FrenchLayout() {
  return <Layout messages={fr} />
}

export function ErrorBoundary() {
  return <Layout messages={fr} failed />
}
