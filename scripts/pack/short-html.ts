/** What may follow where HTML lets an end tag be left out: https://html.spec.whatwg.org/multipage/syntax.html#optional-tags */
const optional = [
  /<\/p>(?=<(?:p|[ou]l|dl|div|section|h[1-6]|table|figure|details|form)[ >]|<\/(?:div|section|li|dd|details|figcaption|caption)>)/g,
  /<\/li>(?=<li[ >]|<\/[ou]l>)/g,
  /<\/d[td]>(?=<d[td][ >]|<\/(?:dl|div)>)/g,
  /<\/t[dh]>(?=<t[dh][ >]|<\/tr>)/g,
  /<\/tr>(?=<tr[ >]|<\/t(?:head|body)>)/g,
  /<\/option>(?=<option[ >]|<\/select>)/g,
]
const empty = /(?<=<(?:meta|link|input)[^>]*)\/>/g
const shape = /><\/(?:path|circle|line|rect)>/g
const kept = /(<(script|style)[ >][^]*?<\/\2>)/

/** React's names of attributes; HTML has them in small letters, as dictionaries of compression do. */
const attribute = / (?:autoComplete|charSet|hrefLang|inputMode|noValidate)(?==")/g

/** The same page in fewer bytes: without the end tags that a parser knows of itself, and with shapes that end at once. */
export function shortHtml(html: string): string {
  return html
    .split(kept)
    .filter((_, index) => index % 3 < 2)
    .map((part, index) => (index % 2 ? part : shorter(part)))
    .join('')
}

function shorter(html: string): string {
  const written = html
    .replaceAll(empty, '>')
    .replaceAll(shape, '/>')
    .replaceAll(attribute, (name) => name.toLowerCase())
  return optional.reduce((rest, endTag) => rest.replaceAll(endTag, ''), written)
}
