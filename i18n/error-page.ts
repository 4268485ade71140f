import { site as en } from './en/site.ts'
import { site as fr } from './fr/site.ts'
import type { Locale } from './locales.ts'

/** The words of an error page. */
interface Words {
  title: string
  text: string
  /** what to do; `seconds` is how long to wait */
  next: (seconds: number) => string
}

export type ErrorPageKind = 'busy' | 'rateLimited' | 'failed' | 'notFound'

export const errorPage: Record<Locale, Record<ErrorPageKind, Words> & { home: string }> = {
  fr: {
    busy: {
      title: 'Trop de demandes en ce moment',
      text: 'Le site n’a pas pu traiter votre demande. Rien n’a été enregistré ni effacé.',
      next: (seconds) =>
        `Attendez ${seconds} secondes, puis rechargez cette page. Si vous veniez d’envoyer un formulaire, votre navigateur proposera de l’envoyer de nouveau.`,
    },
    rateLimited: {
      title: 'Trop de demandes depuis votre connexion',
      text: 'Le site limite le nombre de demandes qu’une même connexion à Internet peut faire en une minute, et la vôtre a dépassé ce nombre. À l’école ou au travail, vous la partagez peut-être avec d’autres personnes. Rien n’a été enregistré ni effacé.',
      next: (seconds) =>
        `Attendez ${seconds} secondes, puis rechargez cette page. Si vous veniez d’envoyer un formulaire, votre navigateur proposera de l’envoyer de nouveau.`,
    },
    failed: {
      title: 'Une erreur est survenue',
      text: 'La page demandée n’a pas pu être préparée. L’erreur a été notée.',
      next: () => 'Réessayez plus tard.',
    },
    notFound: {
      ...fr.notFound,
      next: () => 'Vérifiez l’adresse, ou partez de la page d’accueil.',
    },
    home: 'Page d’accueil',
  },
  en: {
    busy: {
      title: 'Too many requests right now',
      text: 'The site could not handle your request. Nothing was saved or deleted.',
      next: (seconds) =>
        `Wait ${seconds} seconds, then reload this page. If you had just sent a form, your browser will offer to send it again.`,
    },
    rateLimited: {
      title: 'Too many requests from your connection',
      text: 'The site limits how many requests one Internet connection can make in a minute, and yours has gone beyond that. At school or at work, you may be sharing it with other people. Nothing was saved or deleted.',
      next: (seconds) =>
        `Wait ${seconds} seconds, then reload this page. If you had just sent a form, your browser will offer to send it again.`,
    },
    failed: {
      title: 'Something went wrong',
      text: 'We could not load this page. The error has been recorded.',
      next: () => 'Try again later.',
    },
    notFound: {
      ...en.notFound,
      next: () => 'Check the address, or start from the home page.',
    },
    home: 'Home page',
  },
}
