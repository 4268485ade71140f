import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messages } from '#i18n/all-messages.ts'
import { languageTags, locales } from '#i18n/locales.ts'
import { calculatorAnchor, pathTo } from '#i18n/paths.ts'
import { violations } from '../../support/browser/assertions.ts'
import { focusedId, hasFocus } from '../../support/browser/focus.ts'
import { phone, startJourneys } from '../../support/browser/journeys.ts'
import { detectReloads, switchLanguage, waitForHydration } from '../../support/browser/navigation.ts'

const journeys = startJourneys()
const { skipToContent, menu } = messages.fr
const menuPages = [
  ['Comprendre', '/comprendre'],
  ['Mesurer', '/mesurer'],
  ['Améliorer', '/ameliorer'],
  ['Outils', '/outils'],
  ['Blogue', '/blog'],
  ['Mon suivi', '/mes-resultats'],
  ['Accueil', '/'],
] as const

test('the menu leads from page to page without a reload, the focus to the content', async () => {
  const page = await journeys.open('/mesurer')
  const reloaded = await detectReloads(page)
  const titles = new Set<string>()
  for (const [name, path] of menuPages) {
    await menuOf(page).getByRole('link', { name, exact: true }).click()
    await page.waitForURL(journeys.site.url + path)
    await expect.poll(() => focusedId(page), { message: name }).toBe('main')
    expect(await currentInMenu(page)).toEqual([name])
    titles.add(await page.title())
  }
  expect(titles.size).toBe(menuPages.length)
  await page.goBack()
  await expect.poll(() => currentInMenu(page)).toEqual(['Mon suivi'])
  expect(await reloaded()).toBe(false)
})

test('the first Tab reaches a link that skips the menu', async () => {
  const page = await journeys.open('/comprendre')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: skipToContent })
  expect(await hasFocus(skip)).toBe(true)
  expect((await skip.boundingBox())!.height).toBeGreaterThan(20)
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedId(page)).toBe('main')
})

test('the language link leads to the same page and anchor in the other language', async () => {
  const page = await journeys.open('/mesurer', { expectedFaults: [/status of 404/] })
  for (const { path, alternate, language } of [
    { path: '/mesurer?a=1#valeurs-reference', alternate: '/en/measure?a=1#valeurs-reference', language: 'en-CA' },
    { path: '/en/x', alternate: '/x', language: 'fr-CA' },
  ]) {
    await page.goto(path)
    await waitForHydration(page)
    const reloaded = await detectReloads(page)
    await switchLanguage(page, alternate)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
    await expect.poll(() => focusedId(page)).toBe(alternate.split('#')[1] ?? 'main')
    expect(await reloaded()).toBe(false)
  }
})

test('an unknown address is not found, in its language, and leads home and to the form', async () => {
  const page = await journeys.open('/', { expectedFaults: [/status of 404/] })
  const notFound = {
    fr: { path: '/x', title: 'Page introuvable (404)', text: 'Cette page n’existe pas ou a changé d’adresse.' },
    en: { path: '/en/x', title: '404 Page Not Found', text: 'Did you forget to add the page to the router?' },
  }
  for (const locale of locales) {
    const { path, title, text } = notFound[locale]
    const response = await page.goto(path)
    expect(response!.status()).toBe(404)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(languageTags[locale])
    expect(await page.title()).toBe(title)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const main = page.getByRole('main')
    await main.getByText(text).waitFor()
    const links = main.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(await links).toEqual([pathTo('home', locale), `${pathTo('measure', locale)}#${calculatorAnchor}`])
  }
})

test('a phone’s menu is a modal dialog that keeps the focus', async () => {
  const page = await journeys.open('/outils', phone)
  const { drawer } = await openDrawer(page)
  expect(await drawer.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  expect(await drawer.locator('[aria-current="page"]').allInnerTexts()).toEqual(['Outils'])
  expect(await violations(page)).toEqual([])
  for (const [from, key] of [
    [drawer.getByRole('link').last(), 'Tab'],
    [drawer.getByRole('button', { name: menu.close }), 'Shift+Tab'],
  ] as const) {
    await from.focus()
    await page.keyboard.press(key)
    expect(await drawer.evaluate(isFocusWithinOrLeftPage), key).toBe(true)
  }
})

test('each way out of a phone’s menu leaves the focus on its button', async () => {
  const page = await journeys.open('/outils', phone)
  const waysOut = {
    Escape: () => page.keyboard.press('Escape'),
    'the close button': () => page.getByRole('button', { name: menu.close }).click(),
    'a click beside it': () => page.mouse.click(10, 400),
  }
  for (const [name, leave] of Object.entries(waysOut)) {
    const { drawer, opener } = await openDrawer(page)
    await leave()
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => hasFocus(opener), { message: name }).toBe(true)
  }
})

test('choosing a page closes the menu of a phone, and so does a way back', async () => {
  const page = await journeys.open('/', phone)
  const reloaded = await detectReloads(page)
  const { drawer } = await openDrawer(page)
  await drawer.getByRole('link', { name: 'Améliorer' }).click()
  await page.waitForURL('**/ameliorer')
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => focusedId(page)).toBe('main')
  // the page where one is
  await openDrawer(page)
  await drawer.getByRole('link', { name: 'Améliorer' }).click()
  await drawer.waitFor({ state: 'hidden' })
  await openDrawer(page)
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => page.url()).toBe(`${journeys.site.url}/`)
  expect(await reloaded()).toBe(false)
})

/** Whether the focus is in the menu or on the browser's own controls, which comes out as the body. */
function isFocusWithinOrLeftPage(dialog: Element): boolean {
  return dialog.contains(document.activeElement) || document.activeElement === document.body
}

async function openDrawer(page: Page) {
  const opener = page.getByRole('button', { name: menu.open, exact: true })
  const drawer = page.getByRole('dialog', { name: menu.label })
  await opener.click()
  await drawer.waitFor()
  return { opener, drawer }
}

function menuOf(page: Page) {
  return page.getByRole('banner').getByRole('navigation')
}

function currentInMenu(page: Page): Promise<string[]> {
  return menuOf(page).locator('[aria-current="page"]').allInnerTexts()
}
