import type { Page, Route } from 'playwright-core'

/** Holds the requests of a page to an address back. The returned function lets them through. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let letThrough = () => {}
  const opened = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(url, (route) => opened.then(() => route.continue()))
  return () => letThrough()
}

/** Holds the scripts of a page back. The returned function lets them through. */
export const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js')

/** Cuts the connection of each script that the page loads on demand, because its HTML does not name it. */
export async function cutOnDemandScripts(page: Page): Promise<void> {
  let html = ''
  await page.route('**', async (route: Route) => {
    const request = route.request()
    if (request.resourceType() === 'document') {
      const response = await route.fetch()
      html = await response.text()
      return route.fulfill({ response })
    }
    const isOnDemand = request.resourceType() === 'script' && !html.includes(new URL(request.url()).pathname)
    return isOnDemand ? route.abort('connectionreset') : route.continue()
  })
}
