import { expect, test } from 'vitest'
import { referencedAssets } from './precached-files.ts'

const files: Record<string, string> = {
  '/assets/page-AAAAAAAA.js':
    'import"./part-BBBBBBBB.js";import(`./late-CCCCCCCC.js`);import("./svg-text-IIIIIIII.js")',
  '/assets/part-BBBBBBBB.js': 'import"./page-AAAAAAAA.js"',
  '/assets/late-CCCCCCCC.js': '["assets/late-HHHHHHHH.css","assets/figure-JJJJJJJJ.js"]',
  '/assets/late-HHHHHHHH.css': '@font-face{src:url(/assets/font-EEEEEEEE.woff2)}',
  '/assets/font-EEEEEEEE.woff2': '',
  '/assets/figure-JJJJJJJJ.js': '',
  '/assets/svg-text-IIIIIIII.js': '',
  '/assets/manifest-FFFFFFFF.js': '"/assets/other-GGGGGGGG.js"',
  '/assets/other-GGGGGGGG.js': '',
}
const precached = (page: string) => referencedAssets([page], new Set(Object.keys(files)), (path) => files[path]!)

test('the assets that a page references, directly or not, are listed once, except those of preload lists', () =>
  expect(precached('<script src="/assets/page-AAAAAAAA.js"></script>')).toEqual([
    '/assets/font-EEEEEEEE.woff2',
    '/assets/late-CCCCCCCC.js',
    '/assets/late-HHHHHHHH.css',
    '/assets/page-AAAAAAAA.js',
    '/assets/part-BBBBBBBB.js',
    '/assets/svg-text-IIIIIIII.js',
  ]))

test('the assets of React Router’s manifest, which lists all routes, are not followed', () =>
  expect(precached('import "/assets/manifest-FFFFFFFF.js"')).toEqual(['/assets/manifest-FFFFFFFF.js']))
