/** The words of an error page, in French. Only the server uses them. */
export const errorPage = {
  rateLimited: {
    title: 'Trop de demandes depuis votre connexion',
    text: 'Le site limite le nombre de demandes qu’une même connexion à Internet peut faire en une minute, et la vôtre a dépassé ce nombre. À l’école ou au travail, vous la partagez peut-être avec d’autres personnes. Rien n’a été enregistré ni effacé.',
    advice: (seconds: number) =>
      `Attendez ${seconds}\u00a0seconde${seconds > 1 ? 's' : ''}, puis rechargez cette page. Si vous veniez d’envoyer un formulaire, votre navigateur proposera de l’envoyer de nouveau.`,
  },
  failed: {
    title: 'Une erreur est survenue',
    text: 'La page demandée n’a pas pu être préparée. L’erreur a été notée.',
    advice: () => 'Réessayez plus tard.',
  },
  home: 'Page d’accueil',
}

export type ErrorPageMessages = typeof errorPage
