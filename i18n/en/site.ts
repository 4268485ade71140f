import type { SiteMessages } from '../fr/site.ts'

/**
 * The strings of every page, in English. Those of the toasts and of `notFound` are the product spec's, word for word.
 */
export const site: SiteMessages = {
  skipToContent: 'Skip to content',
  externalSite: '(external site)',
  newTab: '(new tab)',
  exampleNotice: 'Example identity: replace before going live.',
  menu: {
    label: 'Main navigation',
    open: 'Menu',
    close: 'Close',
  },
  pageNames: {
    home: 'Home',
    understand: 'Understand',
    measure: 'Measure',
    improve: 'Improve',
    tools: 'Tools',
    blog: 'Blog',
    'my-results': 'My progress',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    legal: 'Legal notice',
  },
  footer: {
    description: 'Understand, measure and improve your VO2max: clear information, from Québec, for everyone.',
    retailerNote: 'Commercial link:',
    social: 'Follow us',
    learn: 'Learn',
    whatIsIt: 'What is VO2max?',
    howToMeasure: 'How to measure it',
    referenceValues: 'Reference values',
    health: 'VO2 and health',
    tools: 'Tools',
    calculator: 'Calculator',
    programs: 'Training programs',
    watchComparison: 'Watch comparison',
    legal: 'Legal',
    contact: 'Write to us',
    legalLinks: 'Legal links',
  },
  toasts: {
    label: 'Notification',
    area: 'Notifications ({hotkey})',
    close: 'Close the notification',
    saved: { title: 'Calculation saved', text: 'Your result has been successfully saved' },
    failed: { title: 'Error', text: 'Unable to save the calculation' },
  },
  hero: { calculate: 'Calculate my VO2max', learnMore: 'Learn about VO2max' },
  article: {
    topics: {
      research: 'Research',
      training: 'Training',
      nutrition: 'Nutrition',
      equipment: 'Equipment',
      health: 'Health',
    },
    readingTime: (minutes) => `${minutes} min read`,
    updated: 'Updated',
    keyPoints: 'Key points',
    medicalLine: 'This page informs; it doesn’t replace medical advice.',
    next: { measure: 'Calculate my VO2max', improve: 'See the 8-week program', tools: 'Compare watches and apps' },
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    home: 'Back to the home page',
    calculator: 'Go to the calculator',
  },
  failure: {
    title: 'This page could not be shown',
    text: 'Something went wrong. Reload the page or go back to the home page.',
    home: 'Back to the home page',
  },
}
