/** The site's name, the same in every language. */
export const siteName = 'VO2max'
