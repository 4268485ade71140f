import { expect, test } from 'vitest'
import { originForm, pathOf } from './request-target.ts'

test.each([
  ['/mesurer?a=1', '/mesurer?a=1'],
  ['http://evil.example/mesurer?a=1', '/mesurer?a=1'],
  ['HTTPS://evil.example:8443/mesurer', '/mesurer'],
  ['http://evil.example', '/'],
  ['http://evil.example?a=/b', '/?a=/b'],
  ['*', '/*'],
  ['//evil.example/', '//evil.example/'],
  ['/http://evil.example/', '/http://evil.example/'],
  ['', '/'],
  ['/en/%?a', '/en/%25?a'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/?a=%', '/?a=%'],
])('the target %s has the path and query %s', (target, path) => expect(originForm(target)).toBe(path))

test.each([
  ['/mesurer', '/mesurer'],
  ['/mesurer?a=/b?c#d', '/mesurer'],
  ['/mesurer#a?b', '/mesurer'],
  ['/?', '/'],
])('the path of %s is %s', (target, path) => expect(pathOf(target)).toBe(path))
