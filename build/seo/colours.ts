import { readFileSync } from 'node:fs'

const sheet = readFileSync(new URL('../../app/styles/base.css', import.meta.url), 'utf8')

/** The light value of a colour of the site's tokens, as #rrggbb. @throws Error when app/styles/base.css has none of the name */
export function lightColour(token: string): string {
  const [, light] = new RegExp(`--${token}: light-dark\\((#\\w{6}), #\\w{6}\\)`).exec(sheet) ?? []
  if (!light) throw new Error(`app/styles/base.css: no colour --${token}`)
  return light
}
