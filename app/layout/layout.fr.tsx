import { fr } from '#i18n/fr/messages.ts'
import { LanguageLayout } from './layout.tsx'

export default function FrenchLayout() {
  return <LanguageLayout messages={fr} />
}

export function ErrorBoundary() {
  return <LanguageLayout messages={fr} hasFailed />
}
