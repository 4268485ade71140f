import { Outlet } from 'react-router'
import type { Messages } from '../i18n/fr.ts'
import { Failure } from './failure.tsx'
import { useFocusOnNavigation } from './focus-on-navigation.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import styles from './layout.module.css'
import { MessagesContext } from './messages.ts'
import { useStaticMain } from './static-main.ts'
import { ToastArea } from './toast/toast-area.tsx'

const mainId = 'main'

/** The frame of every page in one language. */
export function Layout({ messages, failed = false }: { messages: Messages; failed?: boolean }) {
  useFocusOnNavigation(mainId)
  const main = { id: mainId, className: styles.main, tabIndex: -1 }
  return (
    <MessagesContext value={messages}>
      <a className={styles.skip} href={`#${mainId}`}>
        {messages.skipToContent}
      </a>
      <Header />
      {useStaticMain() && !failed ? (
        <main key="sent" {...main} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      ) : (
        <main {...main}>{failed ? <Failure /> : <Outlet />}</main>
      )}
      <Footer />
      <ToastArea />
    </MessagesContext>
  )
}
