import type { ErrorPageMessages } from '../fr/error-page.ts'

/** The words of an error page, in English. Only the server uses them. */
export const errorPage: ErrorPageMessages = {
  rateLimited: {
    title: 'Too many requests from your connection',
    text: 'The site limits how many requests one Internet connection can make in a minute, and yours has gone beyond that. At school or at work, you may be sharing it with other people. Nothing was saved or deleted.',
    advice: (seconds: number) =>
      `Wait ${seconds} second${seconds > 1 ? 's' : ''}, then reload this page. If you had just sent a form, your browser will offer to send it again.`,
  },
  failed: {
    title: 'Something went wrong',
    text: 'We could not load this page. The error has been recorded.',
    advice: () => 'Try again later.',
  },
  home: 'Home page',
}
