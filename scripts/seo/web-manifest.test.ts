import { expect, test } from 'vitest'
import { pages } from '#i18n/pages.ts'
import { webManifest } from './web-manifest.ts'

test('the manifest is of its language, and leads to the form and to My progress', () => {
  expect(JSON.parse(webManifest('en'))).toMatchObject({
    id: '/en',
    name: 'VO2max',
    lang: 'en-CA',
    start_url: '/en',
    scope: '/',
    shortcuts: ['/en#valeurs-reference', pages['my-results'].en].map((url) => ({ url })),
    icons: expect.arrayContaining([{ src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' }]),
  })
})
