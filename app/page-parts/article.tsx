import type { ReactNode } from 'react'
import { articles } from '#content/articles.ts'
import { formatDay } from '#i18n/format/date.ts'
import type { ArticleId } from '#i18n/pages.ts'
import { calculatorAnchor } from '#i18n/paths.ts'
import { Picture } from '../figures/pictures/picture.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { useMessages } from '../use-messages.ts'
import styles from './article.module.css'

const articleOf = (wanted: ArticleId) => articles.find(({ id }) => id === wanted)!

/** Renders an article's topic, date, reading time and the day of its last update. */
export function ArticleDetails({ article }: { article: ArticleId }) {
  const { locale, article: messages } = useMessages()
  const { date, minutes, [locale]: text } = articleOf(article)
  return (
    <div className={`muted ${styles.topicAndDate}`}>
      <span className="badge">{messages.topics[text.topic]}</span>{' '}
      <time dateTime={date}>{formatDay(date, locale)}</time> · <span>{messages.readingTime(minutes)}</span>
      {text.updated && (
        <>
          {' · '}
          <span>
            {messages.updated} <time dateTime={text.updated}>{formatDay(text.updated, locale)}</time>
          </span>
        </>
      )}
    </div>
  )
}

interface ArticleHeaderProps {
  article: ArticleId
  /** the first lines */
  children: ReactNode
}

/** Renders the top of an article. The title is that of its front matter. */
export function ArticleHeader({ article, children }: ArticleHeaderProps) {
  const { locale } = useMessages()
  return (
    <PageHeader
      title={articleOf(article)[locale].title}
      above={<ArticleDetails article={article} />}
      picture={<Picture name={article} />}
    >
      {children}
    </PageHeader>
  )
}

/** Renders the notice of an article with medical information, and the link to the next page. */
export function ArticleFooter({ article }: { article: ArticleId }) {
  const { article: messages } = useMessages()
  const { next, medical } = articleOf(article)
  return (
    <div className={`text-and-side ${styles.articleFooter}`}>
      {medical && <p>{messages.medicalLine}</p>}
      <p className="screen-only">
        <ButtonLink to={next} hash={next === 'measure' ? calculatorAnchor : undefined}>
          {messages.next[next]}
        </ButtonLink>
      </p>
    </div>
  )
}
