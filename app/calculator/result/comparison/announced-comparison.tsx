import { useComparisonTexts } from './comparison.tsx'
import type { Subject } from './comparison-texts.ts'

/** An answer as it is announced: what stands before it and after it is said too; why the site reads otherwise is not. */
export function AnnouncedComparison({ answer, ...subject }: Subject & { answer: string }) {
  const { lead, before, site, say, after } = useComparisonTexts(subject)
  return [lead, ...before, answer, subject.run && site, say, ...after].filter(Boolean).join(' ')
}
