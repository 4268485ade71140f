import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { localeOf } from '../i18n/paths.ts'
import routes from './routes.ts'

test.each([
  ['/nowhere', 'fr.not-found'],
  ['/en/nowhere', 'en.not-found'],
  ['/english', 'fr.not-found'],
  ['/enx', 'fr.not-found'],
  ['/enx/measure', 'fr.not-found'],
  ['/EN/nowhere', 'fr.not-found'],
])('the unknown path %s is shown in the language that is read in it', (path, id) => {
  const [layout, page] = matchRoutes(routes as RouteObject[], path)!
  expect(page!.route.id).toBe(id)
  expect(layout!.route).toMatchObject({ file: `layout/layout.${localeOf(path)}.tsx` })
})
