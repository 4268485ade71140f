import { fr } from '#i18n/fr/messages.ts'
import { Layout } from './layout.tsx'

export default function FrenchLayout() {
  return <Layout messages={fr} />
}

export function ErrorBoundary() {
  return <Layout messages={fr} failed />
}
