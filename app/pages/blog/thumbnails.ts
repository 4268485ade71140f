import type { ArticleId } from '../../../content/data/articles.ts'

/** A page's idea as two lines, paths in a field of 120 by 60; each command takes points, never a single number. */
export interface Thumbnail {
  line: string
  /** what the line is compared with */
  faint: string
}

export const thumbnails: Record<ArticleId, Thumbnail> = {
  // two lives: lipids that rise late, and early
  cholesterol: { line: 'M2 52C40 50 60 42 84 26S106 14 118 13', faint: 'M2 50C24 44 34 30 56 18S92 10 118 10' },
  // steady progress, then none
  plateau: { line: 'M2 54C22 46 34 24 54 18l9-4 9 7 9-6 9 5 9-6 9 5 10-3', faint: 'M54 18C74 12 96 7 118 4' },
  // spent, filled up, a little higher each time
  nutrition: { line: 'M2 44l18 10 6-20 18 11 6-21 18 11 6-21 18 11 6-21 20 8', faint: 'M2 56L118 20' },
  // readings that jump around a trend
  watches: { line: 'M2 50L118 16', faint: 'M2 42l14 14 13-22 14 15 14-26 14 20 13-25 14 16 10-20 10 10' },
  // two slopes: the higher start stays higher
  aging: { line: 'M2 8C40 10 84 20 118 36', faint: 'M2 24C36 28 76 40 118 57' },
}
