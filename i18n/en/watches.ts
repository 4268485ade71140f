import type { WatchesMessages } from '../fr/watches.ts'

/** The names and values of the watches, in English. */
export const watches: WatchesMessages = {
  accuracy: 'accuracy',
  percent: (accuracy) => `${accuracy}%`,
  score: 'Score',
  outOfTen: (score) => `${score} out of 10`,
  price2024: 'Price in June 2024',
  priceRange: (from, to) => `$${from}-$${to}`,
  price: 'Approximate price',
  dollars: (price) => `$${price}`,
  buy: 'View on Amazon',
}
