import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '../../../i18n/paths.ts'
import { calculate, calculatorOn, hasFocus, isOnScreen, messages, openFold } from '../support/calculator.ts'
import { calculatorPanel, expectAccessible, expectToFit } from '../support/assertions.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { savedRecords } from '../support/records.ts'

const journeys = startJourneys()
const { sharing } = messages.fr.details

/** What a link shared by a woman of 30 who ran 2,400 m shows. */
const sharedTitle = messages.fr.details.shared.title('34,2')

test('a link carries the number alone, where no server sees it; it is read, and nothing is filled in', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.locator('#weight').fill('62,5')
  await page.locator('#gender').selectOption('femme')
  await openSharing(page)
  await page.getByRole('button', { name: sharing.copy }).click()
  await page.getByText(sharing.copied).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${journeys.site.url}${pathTo('measure', 'fr')}#vo2max=34.2`)

  const requests: string[] = []
  const opened = await journeys.open(link, {
    prepare: async (page) => page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`)),
  })
  const { shared } = messages.fr.details
  const block = opened.getByRole('region', { name: sharedTitle })
  await block.getByText(shared.alone).waitFor()
  expect(await hasFocus(block.getByRole('heading'))).toBe(true)
  expect(await isOnScreen(opened, '#shared-title')).toBe(true)
  const { age, gender, weight, distance, result, submit } = calculatorOn(opened, 'fr')
  expect([await age.inputValue(), await gender.inputValue()]).toEqual(['30', 'homme'])
  expect([await weight.inputValue(), await distance.inputValue()]).toEqual(['70', '2400'])
  expect(await result.locator('[data-result]').count()).toBe(0)
  // the number is removed from the address
  expect(opened.url()).toBe(`${journeys.site.url}${pathTo('measure', 'fr')}`)
  await expectAccessible(opened, calculatorPanel)

  expect(await block.getByRole('link').count()).toBe(3)
  expect(await block.getByRole('img').count()).toBe(0)
  await block.getByRole('link', { name: messages.fr.protocols['rockport-walk'].choice.name }).click()
  await expect.poll(() => isOnScreen(opened, '#rockport-walk [name=age]')).toBe(true)
  expect(await block.isVisible()).toBe(true)
  await submit.focus()
  expect(await savedRecords(journeys.site, opened.context())).toEqual([])
  expect(
    requests.filter((line) => /34|62\.5/.test(new URL(line.split(' ')[1]!).search) || line.startsWith('POST')),
  ).toEqual([])
})

test('decade and sex go into the link and the image by choice, and put the receiver’s chart right', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.locator('#gender').selectOption('femme')
  await openSharing(page)
  const person = sharing.person(30, 39, 'femme')
  const image = (shown?: string) =>
    page.getByRole('img', { name: sharing.alternative('34,2', 'Moyen', shown), exact: true })
  await image().waitFor()
  const choice = page.getByRole('checkbox', { name: sharing.showPerson(person) })
  expect(await choice.isChecked()).toBe(false)
  await choice.focus()
  await page.keyboard.press('Space')
  await image(person).waitFor()
  await page.getByRole('button', { name: sharing.copy }).click()
  await page.getByText(sharing.copied).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${journeys.site.url}${pathTo('measure', 'fr')}#vo2max=34.2&decade=30&gender=femme`)

  const opened = await journeys.open(link)
  const { shared } = messages.fr.details
  const block = opened.getByRole('region', { name: sharedTitle })
  await block.getByRole('img', { name: shared.onScale('34,2', 'Moyen') }).waitFor()
  await block.getByText(shared.chart(person, 'Moyen')).waitFor()
  await expectAccessible(opened, calculatorPanel)
  await expectToFit(opened)
  // one's own result takes its place
  await calculate(opened, 'fr')
  await block.waitFor({ state: 'detached' })
  expect(await calculatorOn(opened, 'fr').result.innerText()).toContain('40,2')
})

test('a damaged link fills nothing and says what to do', async () => {
  const page = await journeys.open(`${pathTo('home', 'fr')}#vo2max=%zz`)
  await page.getByText(messages.fr.details.shared.damaged).waitFor()
  const { age, distance } = calculatorOn(page, 'fr')
  expect([await age.inputValue(), await distance.inputValue()]).toEqual(['30', '2400'])
})

test('where copying is refused, the link is shown, marked to be copied', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), {
    ownTab: true,
    prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard')),
  })
  await openSharing(page)
  await page.getByRole('button', { name: sharing.copy }).click()
  const field = page.getByRole('textbox', { name: sharing.copyByHand })
  expect(await field.inputValue()).toMatch(/#vo2max=40\.2$/)
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('#vo2max=40.2')
})

test('a picture of the result is drawn here, and sent nowhere', async () => {
  const requests: string[] = []
  const page = await journeys.open(pathTo('home', 'fr'), { colorScheme: 'dark' })
  await openSharing(page)
  await page.getByRole('img', { name: sharing.alternative('40,2', 'Bon'), exact: true }).waitFor()
  // waits until the run is saved
  await calculatorOn(page, 'fr').toast.waitFor()
  page.on('request', (request) => requests.push(request.url()))
  const { name, file } = await downloadWith(page, sharing.save)
  expect(name).toBe(`${sharing.fileName}.png`)
  await expectAccessible(page, calculatorPanel)
  await expectToFit(page)
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630])
  // a pointer on a link prefetches the assets of its page
  expect(requests.filter((url) => !/^blob:|\/assets\//.test(url))).toEqual([])
})

test('where the device shares files, the picture goes to its share sheet, and is saved when that fails; the next test goes to a calendar', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), {
    timezoneId: 'America/Toronto',
    ownTab: true,
    async prepare(page) {
      await page.clock.setFixedTime(new Date('2026-11-22T02:00:00Z')) // the evening of the 21st
      await page.addInitScript(() => {
        Object.assign(window, { shared: [] })
        navigator.canShare = () => true
        navigator.share = async (data) => {
          const { shared } = window as unknown as { shared: string[] }
          shared.push(
            Object.entries(data!)
              .map(([name, [file]]) => `${name} ${(file as File).name} ${(file as File).type}`)
              .join(),
          )
          throw new DOMException('', shared.length > 1 ? 'NotAllowedError' : 'AbortError')
        }
      })
    },
  })
  await openSharing(page)
  const share = page.getByRole('button', { name: sharing.share })
  await share.click()
  expect((await downloadWith(page, sharing.share)).name).toBe('mon-vo2max.png')
  const shared = await page.evaluate(() => (window as unknown as { shared: string[] }).shared)
  expect(shared).toEqual(['files mon-vo2max.png image/png', 'files mon-vo2max.png image/png'])
  const { name, file } = await downloadWith(page, sharing.calendar)
  expect(name).toBe(`${messages.fr.protocols['cooper-run'].again}.ics`)
  expect(file.toString()).toContain('DTSTART;VALUE=DATE:20261219\r\n')
})

/** Calculates a run and opens its fold for sharing. */
async function openSharing(page: Page): Promise<void> {
  await calculate(page, 'fr')
  await openFold(page, messages.fr.details.result.share.title)
}

/** Presses a button and returns the file that it downloads. */
async function downloadWith(page: Page, name: string): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return { name: download.suggestedFilename(), file: await buffer(await download.createReadStream()) }
}
