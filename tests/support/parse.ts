import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { Window } from 'happy-dom'

/** Parses XML into an object; the names of attributes start with `@`. @throws Error if the XML is not well-formed */
export function parseXml(xml: string) {
  const valid = XMLValidator.validate(xml)
  if (valid !== true) throw new Error(valid.err.msg)
  return new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    isArray: (name) => ['url', 'entry', 'link', 'xhtml:link'].includes(name),
  }).parse(xml)
}

/** Parses HTML as a browser does. */
export function parseHtml(html: string) {
  const { DOMParser } = new Window()
  return new DOMParser().parseFromString(html, 'text/html')
}
