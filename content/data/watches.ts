/**
 * The watches of the tools page; each language's text sets its own order. `model` is the maker's spelling and the
 * search term of the shop link. `accuracy` is an editorial marker in percent. `price` is indicative, in Canadian
 * dollars. Source: product spec, section 3.
 */
export const watches = {
  forerunner945: { model: 'Garmin Forerunner 945', accuracy: 90, price: { from: 800, to: 1050 } },
  vantageV3: { model: 'Polar Vantage V3', accuracy: 85, price: { from: 670, to: 930 } },
  series9: { model: 'Apple Watch Series 9', accuracy: 75, price: { from: 600, to: 800 } },
  peakPro: { model: 'Suunto 9 Peak Pro', accuracy: 80, price: { from: 530, to: 800 } },
}

export type WatchId = keyof typeof watches

/**
 * The watches that the comparison article ranks, best first. `score` is out of 10. `price` is indicative, in Canadian
 * dollars on the article's date. Source of scores and prices: product spec, section 3. The editors chose the models.
 */
export const rankedWatches = [
  { id: 'forerunner965', model: 'Garmin Forerunner 965', score: 9.1, price: 859 },
  { id: 'fenix7', model: 'Garmin fēnix 7 Pro', score: 8.4, price: 1049 },
  { id: 'vantageV3', model: 'Polar Vantage V3', score: 8, price: 729 },
  { id: 'peakPro', model: 'Suunto 9 Peak Pro', score: 7.2, price: 649 },
  { id: 'pace3', model: 'COROS PACE 3', score: 6.8, price: 299 },
] as const

export type RankedWatchId = (typeof rankedWatches)[number]['id']
