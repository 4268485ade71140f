import type { ArticleId, ArticleSummary } from '../data/articles.ts'

/** What the blog's index says of each article: its title, and an excerpt of 20 to 30 words. */
export const summaries: Record<ArticleId, ArticleSummary> = {
  cholesterol: {
    title: 'Cholesterol and VO2max: what the research says',
    excerpt:
      'Training improves your blood test a little. Good fitness and treatment go well together: one does not replace the other. Here is what studies show.',
  },
  plateau: {
    title: 'VO2max plateau: what studies say about stalled progress',
    excerpt:
      'After good progress, the number stops moving. Is it the measurement, the routine, the dose or the rest? What studies show about people who stop improving.',
  },
  nutrition: {
    title: 'Eating for a better VO2max',
    excerpt:
      'No food replaces training, but good meals let you train. Energy, carbohydrates, protein, iron: what matters most, with no diet to follow and no promises.',
  },
  watches: {
    title: 'Five watches compared for tracking VO2max',
    excerpt:
      'A watch estimates your VO2max; it does not measure it. Why the number jumps, how to get a steadier reading, and which watch suits whom.',
  },
  aging: {
    title: 'VO2max and aging: slowing the slope',
    excerpt:
      'VO2max declines with age, slowly at first, then faster after 70. Why it happens, and how much more you keep by staying active.',
  },
}
