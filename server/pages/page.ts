import type { RouterContextProvider } from 'react-router'
import { isPersonal } from '#i18n/pages.ts'
import { pageAt } from '#i18n/paths.ts'
import type { StaticFile } from './static-files.ts'

/** A response of React Router: a page, the data of a page, or a redirect. */
interface RenderedResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** The site's pages: built files by path, and a renderer for personal pages and form posts. */
export interface SitePages {
  /** the folder of the built files */
  folder: string
  files: ReadonlyMap<string, StaticFile>
  render(request: RenderRequest, context: RouterContextProvider): Promise<RenderedResponse>
}

export interface RenderRequest {
  /** path and query */
  url: string
  /** body of a form post, application/x-www-form-urlencoded */
  form?: string
}

/** The suffix of the paths from which React Router's client fetches the data of a page. */
export const dataSuffix = '.data'

/** Whether the path is a page that shows a visitor's records, or its data. Such a page is never prerendered. */
export function isPersonalPath(path: string): boolean {
  const page = pageAt(path.endsWith(dataSuffix) ? path.slice(0, -dataSuffix.length) : path)
  return page !== undefined && isPersonal(page)
}
