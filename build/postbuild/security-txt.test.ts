import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

const built = new Date('2026-11-22T00:00:00Z')

test('security.txt says whom to tell of a weakness, and ends within a year of the build', () =>
  expect(securityTxt('https://www.site.ca', built, 'security@site.ca')).toBe(
    `Contact: mailto:security@site.ca
Expires: 2027-11-15T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: https://www.site.ca/.well-known/security.txt
`,
  ))

test.each([
  ['https://www.site.ca', 'contact@operator.example'],
  ['https://vo2max.example', 'security@site.ca'],
  ['https://www.site.ca', '{COURRIEL}'],
])('there is none while a value is a placeholder: %s, %s', (siteUrl, email) =>
  expect(securityTxt(siteUrl, built, email)).toBeUndefined(),
)
