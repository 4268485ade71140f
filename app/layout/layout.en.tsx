import { en } from '#i18n/en/messages.ts'
import { LanguageLayout } from './layout.tsx'

export default function EnglishLayout() {
  return <LanguageLayout messages={en} />
}

export function ErrorBoundary() {
  return <LanguageLayout messages={en} hasFailed />
}
