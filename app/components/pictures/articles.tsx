import type { ReactNode } from 'react'
import type { ArticleId } from '../../../i18n/pages.ts'
import { Aging } from './aging.tsx'
import { Cholesterol } from './cholesterol.tsx'
import { Nutrition } from './nutrition.tsx'
import { Plateau } from './plateau.tsx'
import { Watches } from './watches.tsx'

/** The picture of each article. */
export const articlePictures: Record<ArticleId, ReactNode> = {
  cholesterol: <Cholesterol />,
  plateau: <Plateau />,
  nutrition: <Nutrition />,
  watches: <Watches />,
  aging: <Aging />,
}
