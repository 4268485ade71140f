import { expect, test } from 'vitest'
import { isArticle } from '../../i18n/pages.ts'
import { isPlaceholder, operator } from '../../operator.config.ts'
import { fileOf, frontMatter, read } from '../texts.ts'
import { renderedPages, type RenderedPage } from './render-pages.tsx'

const isAboutHealth = ({ page }: RenderedPage) =>
  page !== 'notFound' &&
  (page === 'tools' || isArticle(page) || frontMatter(read('fr', fileOf(page))).medical === 'true')

test.each(renderedPages)(
  '$name says who wrote it, who reviewed it and when, if it is about health and the operator has said so',
  (rendered) => {
    const { main } = rendered
    const names = [...main.querySelectorAll('h1 ~ dl dd')].map((value) => value.textContent).slice(0, 3)
    const expected = isAboutHealth(rendered)
      ? [operator.author, operator.medicalReview, operator.reviewed].filter((value) => !isPlaceholder(value))
      : []
    expect(names).toEqual(expected)
  },
)
