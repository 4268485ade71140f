/** What may follow where HTML lets an end tag be left out: https://html.spec.whatwg.org/multipage/syntax.html#optional-tags */
const optionalEndTags = [
  /<\/p>(?=<(?:p|[ou]l|dl|div|section|h[1-6]|table|figure|details|form)[ >]|<\/(?:div|section|li|dd|details|figcaption|caption)>)/g,
  /<\/li>(?=<li[ >]|<\/[ou]l>)/g,
  /<\/d[td]>(?=<d[td][ >]|<\/(?:dl|div)>)/g,
  /<\/t[dh]>(?=<t[dh][ >]|<\/tr>)/g,
  /<\/tr>(?=<tr[ >]|<\/t(?:head|body)>)/g,
  /<\/option>(?=<option[ >]|<\/select>)/g,
]
const empty = /(?<=<(?:meta|link|input)[^>]*)\/>/g
const shape = /><\/(?:path|circle|line|rect)>/g
const verbatim = /(<(script|style)[ >][^]*?<\/\2>)/

/** React's names of attributes. In small letters, as in brotli's dictionary, they compress better. */
const attribute = / (?:autoComplete|charSet|hrefLang|inputMode|noValidate)(?==")/g

/** The same page in fewer bytes: without optional end tags, with shapes that close themselves. */
export function minifyHtml(html: string): string {
  return html
    .split(verbatim)
    .filter((_, index) => index % 3 < 2)
    .map((part, index) => (index % 2 ? part : minifyPart(part)))
    .join('')
}

function minifyPart(html: string): string {
  const written = html
    .replaceAll(empty, '>')
    .replaceAll(shape, '/>')
    .replaceAll(attribute, (name) => name.toLowerCase())
  return optionalEndTags.reduce((rest, endTag) => rest.replaceAll(endTag, ''), written)
}
