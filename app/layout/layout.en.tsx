import { en } from '#i18n/en/messages.ts'
import { Layout } from './layout.tsx'

export default function EnglishLayout() {
  return <Layout messages={en} />
}

export function ErrorBoundary() {
  return <Layout messages={en} failed />
}
