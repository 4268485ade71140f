import { useComparisonTexts } from './comparison.tsx'
import type { Subject } from './comparison-texts.ts'

/** An answer as it is announced: what comes before it and after it is said too, what is folded is not. */
export function AnnouncedComparison({ answer, ...subject }: Subject & { answer: string }) {
  const { lead, before, after } = useComparisonTexts(subject)
  return [lead, ...before, answer, ...after].filter(Boolean).join(' ')
}
