import { Outlet } from 'react-router'
import type { Messages } from '#i18n/fr/messages.ts'
import { ToastArea } from '../toast/toast-area.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { MessagesContext } from '../use-messages.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

/** Renders the frame of every page in one language: header, main and footer. */
export function LanguageLayout({ messages, hasFailed = false }: { messages: Messages; hasFailed?: boolean }) {
  return (
    <MessagesContext value={messages}>
      <a className={styles.skip} href="#main">
        {messages.skipToContent}
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {hasFailed ? <Failure {...messages.failure} /> : <Outlet />}
      </main>
      <Footer />
      <ToastArea />
    </MessagesContext>
  )
}

/** Shown instead of a page that could not be rendered. */
function Failure({ title, text, home }: Messages['failure']) {
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <PageLink to="home">{home}</PageLink>
      </p>
    </>
  )
}
