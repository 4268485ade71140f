import { expect, test } from 'vitest'
import { articleIds, type PageId } from '../../i18n/pages.ts'
import { operator } from '../../operator.config.ts'
import { renderedPages } from './render-pages.tsx'

const aboutHealth: readonly (PageId | 'notFound')[] = ['understand', 'measure', 'improve', 'tools', ...articleIds]

test.each(renderedPages)(
  '$name says who wrote it, who reviewed it and when, before its first section, if it is about health',
  ({ page, main }) => {
    const names = [...main.querySelectorAll('h1 ~ dl dd')].map((value) => value.textContent).slice(0, 3)
    const expected = aboutHealth.includes(page)
      ? [operator.author, operator.medicalReview, operator.reviewed].map((value) => expect.stringContaining(value))
      : []
    expect(names).toEqual(expected)
  },
)
