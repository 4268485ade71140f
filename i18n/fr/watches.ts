/** The names and values of the watches, in French. */
export const watches = {
  accuracy: 'exactitude',
  percent: (accuracy: string) => `${accuracy}\u00a0%`,
  score: 'Note',
  outOfTen: (score: string) => `${score} sur 10`,
  price2024: 'Prix en juin 2024',
  priceRange: (from: string, to: string) => `${from} à ${to}\u00a0$`,
  price: 'Prix indicatif',
  dollars: (price: string) => `${price}\u00a0$`,
  buy: 'Voir sur Amazon',
}

export type WatchesMessages = typeof watches
