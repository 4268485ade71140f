import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { SavedRecord } from '../../../api/record.ts'
import { exportPaths, recordsPath } from '../../../api/record-operations.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { expectAccessible, expectToFit } from '../support/assertions.ts'
import { waitForHydration, startJourneys } from '../support/browser-fixture.ts'
import { calculatorOn, messages, withAndWithoutJavaScript, withoutJavaScript } from '../support/calculator.ts'
import { addEarlierRuns, confirmAction, openWithRuns, postRun, rowsOf, savedRuns, words } from '../support/records.ts'

const journeys = startJourneys()

const visits = withAndWithoutJavaScript([{}])
const { table, correct, remove, cancel, done, erase, empty, yours, stop, stopped, next, pages, plot, showAll } =
  words.fr
const progress = pathTo('my-results', 'fr')

test.each(visits)('runs are listed ($way), newest first, with gain, plot and files', async ({ visit }) => {
  const page = await journeys.open(progress, visit)
  await page.getByRole('heading', { name: empty.title }).waitFor()
  const link = page.getByRole('main').getByRole('link', { name: empty.action })
  expect(await link.getAttribute('href')).toBe(`${pathTo('measure', 'fr')}#valeurs-reference`)
  expect(await page.context().cookies()).toEqual([])

  for (const distance of [2000, 2400, 2800]) await postRun(page, distance)
  await page.reload()
  const results = (await rowsOf(page)).map((row) => row.split(' · ').slice(1).join(' · '))
  expect(results).toEqual(['Très bon · 48,7 · 2 800 m', 'Bon · 40,2 · 2 400 m', 'Faible · 31,8 · 2 000 m'])
  await page.getByRole('heading', { name: /^800.m de plus que plus tôt ce jour-là/ }).waitFor()
  const drawn = page.getByRole('img', { name: /^3 résultats/ })
  expect(await drawn.locator('circle').count()).toBe(3)
  await page.getByRole('figure').getByText(plot.units.metres).waitFor()
  const { length: wordCount } = (await page.getByRole('main').innerText()).split(/\s+/)
  expect(wordCount).toBeLessThanOrEqual(200)
  const download = async (name: string) => {
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name }).click()
    return text(await (await started).createReadStream())
  }
  const calendar = /^BEGIN:VCALENDAR\r\n[^]*\nDTSTART;VALUE=DATE:\d{8}\r\n[^]*\nEND:VCALENDAR\r\n$/
  expect(await download(next.add)).toMatch(calendar)
  const json = JSON.parse(await download(yours.json)) as SavedRecord<'cooper-run'>[]
  expect(json.map(({ inputs }) => inputs.distance)).toEqual([2800, 2400, 2000])
  const [, latest, ...others] = (await download(yours.csv)).trim().split('\r\n')
  expect(latest).toContain(';48,7;;;Très bon;51,3;30;Homme;')
  expect(others).toHaveLength(2)
})

test.each(visits)('a correction ($way) is computed again, or refused and still there', async ({ visit }) => {
  const expectedFaults = visit === withoutJavaScript ? [/status of 400/] : []
  const page = await openWithRuns(journeys, [2400, 2600], { ...visit, expectedFaults })
  await page.getByRole('link', { name: table.correct }).last().click()
  const question = page.locator('#question')
  const submit = question.getByRole('button', { name: correct.submit })
  await question.locator('#age').fill('9')
  await question.locator('#weight').fill('71')
  await question.locator('#distance').fill('2 500,5')
  await submit.click()
  await question.locator('#age-error').waitFor()
  expect(await question.locator('#age').getAttribute('aria-invalid')).toBe('true')
  expect(await question.locator('#weight').inputValue()).toBe('71')
  expect(await savedRuns(journeys, page)).toEqual(['2400 m: 402', '2600 m: 445'])

  await question.locator('#age').fill('30')
  await submit.click()
  await page.getByText(done.correct).waitFor()
  expect(await savedRuns(journeys, page)).toEqual(['2500.5 m: 424', '2600 m: 445'])
})

test('where the site has changed since the page was opened, a reload saves the correction', async () => {
  const page = await openWithRuns(journeys, [2400], { expectedFaults: [/status of 422/] })
  await page.route(`**${recordsPath}/*`, (route) => route.fulfill({ status: 422, json: { status: 422 } }))
  await page.getByRole('link', { name: table.correct }).click()
  const question = page.locator('#question')
  await question.locator('#distance').fill('2600')
  await question.getByRole('button', { name: correct.submit }).click()
  await page.getByText(messages.fr.result.versionSkewText).waitFor()
  expect(await question.locator('#distance').inputValue()).toBe('2600')
  await expectAccessible(page, '#question')
  expect(await savedRuns(journeys, page)).toEqual(['2400 m: 402'])

  await question.getByRole('button', { name: messages.fr.result.reload }).click()
  await page.getByText(done.correct).waitFor()
  expect(await savedRuns(journeys, page)).toEqual(['2600 m: 445'])
})

test.each(visits)('a run, then everything, is deleted ($way) once confirmed, cookie too', async ({ visit }) => {
  // a visitor without a cookie: the browser reports the 401 as an error, the page shows an empty list
  const expectedFaults = visit === withoutJavaScript ? [] : [/status of 401/]
  const page = await openWithRuns(journeys, [2400, 2600], { ...visit, expectedFaults })
  const question = page.locator('#question')
  const named = '44,5 ml/kg/min'
  await page.getByRole('link', { name: named }).last().click()
  await page.getByRole('form', { name: named }).getByRole('link', { name: cancel }).click()
  await question.waitFor({ state: 'detached' })
  expect(await savedRuns(journeys, page)).toHaveLength(2)
  await confirmAction(page, { link: table.remove, submit: remove.submit })
  await page.getByText(done.remove).waitFor()
  expect(await savedRuns(journeys, page)).toEqual(['2400 m: 402'])

  await page.getByRole('link', { name: erase.link }).click()
  await question.getByText(erase.copy).waitFor()
  await question.getByRole('button', { name: erase.submit }).click()
  await page.getByText(done.erase).waitFor()
  await page.getByRole('heading', { name: empty.title }).waitFor()
  expect(await page.context().cookies()).toEqual([])
})

test.each(visits)('an address ($way) claims nothing undone, nor a reload anything twice', async ({ visit }) => {
  const page = await journeys.open(`${progress}?done=erase`, visit)
  await page.getByRole('link', { name: stop.link }).waitFor()
  expect(await page.getByText(done.erase).count()).toBe(0)

  await page.goto(progress)
  if (visit !== withoutJavaScript) await waitForHydration(page)
  await confirmAction(page, stop)
  await page.getByText(done.stop).waitFor()
  await page.waitForURL(({ search }) => search === '')
  await page.goto(page.url().split('#')[0]!)
  await page.getByRole('button', { name: yours.resume }).waitFor()
  expect(await page.getByText(done.stop).count()).toBe(0)
  expect(await page.getByText(erase.link).count()).toBe(0)
})

test('another site that opens the files or the results learns nothing, and keeps nothing for longer', async () => {
  const page = await openWithRuns(journeys, [2400], { expectedFaults: [/status of 403/] })
  const { origin } = new URL(page.url())
  const before = await page.context().cookies()
  for (const [path, shown] of [
    [exportPaths.json, '403'],
    [progress, yours.keeping],
  ] as const) {
    await page.goto('about:blank') // a page of another origin
    await page.evaluate((address) => location.assign(address), origin + path)
    await page.getByText(shown).first().waitFor()
    expect(await page.context().cookies()).toEqual(before)
  }
  expect(await rowsOf(page)).toHaveLength(1)
})

test.each(visits)('after an opt-out ($way) results are not saved, and the page says so', async ({ visit }) => {
  const page = await openWithRuns(journeys, [2400], visit)
  await confirmAction(page, stop)
  await page.getByText(done.stop).waitFor()
  expect(await page.getByText(stopped.kept).count()).toBe(0)

  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await page.goto(pathTo('home', 'fr'))
  const calculator = calculatorOn(page, 'fr')
  await calculator.send('3000')
  await calculator.result.getByText('Calcul non enregistré').waitFor()
  expect(await calculator.result.innerText()).toContain('53,0')
  expect(await savedRuns(journeys, page)).toHaveLength(1)
  // with JavaScript nothing is sent; without it, the form is posted to the page
  expect(posts.filter((url) => url.includes('/api/'))).toEqual([])

  await page.goto(progress)
  await page.getByText(stopped.kept).waitFor()
  expect(await page.getByRole('link', { name: next.add }).count()).toBe(0)
  await page.getByRole('button', { name: yours.resume }).click()
  await page.getByText(done.resume).waitFor()
  await page.goto(pathTo('home', 'fr'))
  // another distance: the same run within a minute would count as a duplicate
  await calculator.send('2800')
  await expect.poll(() => savedRuns(journeys, page)).toHaveLength(2)
})

test.each(visits)('200 runs ($way) are drawn and listed on demand; a link leads to older ones', async ({ visit }) => {
  const page = await openWithRuns(journeys, [2400], visit)
  await addEarlierRuns(journeys.site, page.context(), 204)
  await page.reload()
  if (visit !== withoutJavaScript) await waitForHydration(page)
  const rows = page.locator('main li')
  const drawn = page.getByRole('img', { name: /\d/ }).locator('circle')
  const link = (name: string) => page.getByRole('main').getByRole('link', { name })
  const question = page.locator('#question')
  const oldest = async () => (await rowsOf(page)).at(-1)
  await page.getByText(pages.latest('200')).waitFor()
  expect([await drawn.count(), await rows.count()]).toEqual([200, 20])
  await link(showAll('200')).click()
  await expect.poll(() => rows.count()).toBe(200)

  await link(pages.toOlder).click()
  await expect.poll(() => rows.count()).toBe(5)
  expect(await oldest()).toMatch(/1.001 m$/)
  await expect.poll(() => drawn.count()).toBe(5)
  const which = page.getByText(pages.older('', '|').split('|')[1]!)
  if (visit !== withoutJavaScript) {
    await expect.poll(() => which.evaluate((line) => line === document.activeElement)).toBe(true)
    await expectAccessible(page)
  }
  expect(await link(pages.toOlder).count()).toBe(0)

  await link(table.correct).last().click()
  await question.locator('#distance').fill('1500')
  await question.getByRole('button', { name: correct.submit }).click()
  await page.getByText(done.correct).waitFor()
  await expect.poll(oldest).toMatch(/1.500 m$/)
  await link(table.remove).first().click()
  await question.getByRole('button', { name: remove.submit }).click()
  await page.getByText(done.remove).waitFor()
  await expect.poll(() => rows.count()).toBe(4)
  const distances = (await savedRuns(journeys, page)).map((run) => parseInt(run))
  expect(distances.slice(0, 5)).toEqual([1500, 1002, 1003, 1004, 1006])

  await link(pages.toLatest).click()
  await page.getByText(pages.latest('200')).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.goto(`${progress}?before=00000000-0000-7000-8000-000000000000`)
  await page.getByRole('heading', { name: pages.none.title }).waitFor()
  if (visit !== withoutJavaScript) await waitForHydration(page)
  await link(pages.toLatest).click()
  await page.getByText(pages.latest('200')).waitFor()
})

test('no state of the page has a violation, and all fit every width', async () => {
  const page = await openWithRuns(journeys, [2000, 2400, 2800])
  await expectAccessible(page)
  for (const link of [stop.link, erase.link, table.remove, table.correct]) {
    await page.evaluate(() => document.getElementById('question')?.setAttribute('data-before', ''))
    await page.getByRole('link', { name: link }).first().click()
    await page.locator('#question:not([data-before])').waitFor()
    await expectAccessible(page, '#question')
  }
  await expectToFit(page)
})
