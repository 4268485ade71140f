import type { staticMessages as french } from '../fr/static-messages.ts'

export const staticMessages: typeof french = {
  hero: { calculate: 'Calculate my VO2max', learnMore: 'Learn about VO2max' },
  byline: { author: 'Written by', medicalReview: 'Medically reviewed by', reviewed: 'Reviewed on' },
  article: {
    categories: {
      research: 'Research',
      training: 'Training',
      nutrition: 'Nutrition',
      equipment: 'Equipment',
      health: 'Health',
    },
    readingTime: (minutes) => `${minutes} min read`,
    keyPoints: 'Key points',
    medicalLine:
      'This page offers general information, not medical advice. Don’t change or stop a treatment without talking to your health-care team.',
    next: { measure: 'Calculate my VO2max', improve: 'See the 8-week program', tools: 'Compare watches and apps' },
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    home: 'Back to the home page',
    calculator: 'Go to the calculator',
  },
}
