import type { PageId } from '../../i18n/pages.ts'

export interface PageThumbnail {
  line: string
  faint: string
  /** where uptake meets its ceiling */
  point?: { x: number; y: number }
}

/** The site's thumbnail, also of pages without one: uptake rises with effort, then meets its ceiling. */
const siteThumbnail: PageThumbnail = {
  line: 'M2 57C46 57 48 13 84 13L118 13',
  faint: 'M2 13L84 13',
  point: { x: 84, y: 13 },
}

/** Thumbnails of pages that have one of their own; those of articles are in their front matter. */
const pageThumbnails: Partial<Record<PageId, PageThumbnail>> = {
  // Fick: the heart's flow and what muscles take out each rise a little, their product much
  understand: { line: 'M2 58C50 56 84 40 118 4', faint: 'M2 44C40 36 80 28 118 24M2 50C40 46 80 40 118 38' },
  // 10, 12 and 10 minutes
  measure: {
    line: 'M2 56C20 50 32 44 38 40C42 14 44 12 50 12L74 12C80 12 80 18 84 38C92 44 102 52 118 56',
    faint: 'M2 12L118 12',
  },
  // intervals, and what they leave
  improve: {
    line: 'M2 54L12 54L16 32L24 32L28 52L38 51L42 26L50 26L54 50L64 49L68 20L76 20L80 48L90 47L94 14L102 14L106 46L118 45',
    faint: 'M2 40C40 34 80 18 118 6',
  },
  // an estimate and its margin
  tools: { line: 'M2 46C40 44 70 22 118 18', faint: 'M2 32C40 30 70 8 118 4M2 60C40 58 70 36 118 32' },
  // many lines of research, and the one that they make
  blog: { line: siteThumbnail.line, faint: 'M2 50C40 48 60 20 118 24M2 58C60 58 70 30 118 34M2 44C30 42 60 4 118 3' },
}

export function thumbnailOf(page: PageId): PageThumbnail {
  return pageThumbnails[page] ?? siteThumbnail
}
