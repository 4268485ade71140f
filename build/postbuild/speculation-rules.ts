import { locales } from '../../i18n/locales.ts'
import { pageIds, isPersonal } from '../../i18n/pages.ts'
import { pathTo } from '../../i18n/paths.ts'

/** Records are read when their page is asked for, which counts as a visit: only a reader's own choice may do that. */
const onlyOnRequest = [
  '/api/*',
  ...pageIds.filter(isPersonal).flatMap((page) => locales.map((locale) => `${pathTo(page, locale)}*`)),
]

/**
 * For links in text, which lead to whole pages: browsers that know these rules fetch a page once a pointer rests on its
 * link or a finger touches it, and not for readers who save data. Other links ask for it in app/prefetch-mode.ts.
 */
export const speculationRules = `<script type="speculationrules">${JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { selector_matches: '[data-text] a' }, { not: { href_matches: onlyOnRequest } }],
      },
      eagerness: 'moderate',
    },
  ],
})}</script>`
