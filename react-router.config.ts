import type { Config } from '@react-router/dev/config'
import { locales } from '#i18n/locales.ts'
import { isPersonal, pageIds } from '#i18n/pages.ts'
import { notFoundPaths, pathTo } from '#i18n/paths.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'dist',
  serverBuildFile: '[name].js',
  prerender: locales.flatMap((locale) => [
    ...pageIds.filter((page) => !isPersonal(page)).map((page) => pathTo(page, locale)),
    notFoundPaths[locale],
  ]),
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
