export const counts = {
  /**
   * Records that are kept of one visitor: one a day for nearly three years. It bounds what one of them can make the site
   * read, send and delete at a time.
   */
  records: 1000,
  /** years, from which people agree themselves. Source: Québec's act, c. P-39.1, section 4.1 */
  consentAge: 14,
} as const

/** In Canadian dollars. */
export const amounts = { liability: 100 } as const
