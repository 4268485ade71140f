import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '../../../i18n/paths.ts'
import { calculatorPanel, expectAccessible, expectToFit } from '../support/assertions.ts'
import {
  calculate,
  calculatorOn,
  hasFocus,
  messages,
  openFold,
  withAndWithoutJavaScript,
  withoutJavaScript,
  withPlainSpaces,
} from '../support/calculator.ts'
import { startJourneys } from '../support/browser-fixture.ts'

const journeys = startJourneys()
const phone = { viewport: { width: 390, height: 844 } }

/** The texts of a result from top to bottom, down to the goal, by run. */
const runs = [
  [
    { age: '35', gender: 'femme', distance: '2400' },
    [
      '35 ans, femme, 2 400 m Modifier',
      '32,4 ml/kg/min, à environ 10 % près',
      'Moyen',
      'Vous êtes au 25e percentile pour votre âge et votre sexe.',
      'Vous passez à « Bon » à 2 550 m.',
      'Et en laboratoire ?',
      'Votre distance seule donne 42,4 : c’est plus qu’environ 9 femmes sur 10 de 30 à 39 ans, testées en laboratoire. Notre échelle est plus sévère : elle corrige la distance pour l’âge et le sexe, et ses seuils sont hauts. L’écart avec 32,4 vient de la correction pour l’âge et le sexe, et non de la marge du test. Notre percentile est un palier de cette échelle, et non un rang parmi les gens testés.',
      'Objectif : 2 550 m en 8 semaines',
    ],
  ],
  [
    { age: '70', gender: 'homme', distance: '1000' },
    [
      '70 ans, homme, 1 000 m Modifier',
      '6,1 ml/kg/min, à environ 10 % près',
      'Faible',
      'Vous êtes au 10e percentile pour votre âge et votre sexe.',
      'À 70 ans, « Moyen » commence à 28 ml/kg/min.',
      'Vous avez marché ?',
      '1 000 m en 12 minutes, c’est l’allure de la marche, et ce test est fait pour la course : votre note est donc sans doute trop basse. La marge d’environ 10 % vaut pour une course.',
    ],
  ],
  [
    { age: '14', gender: 'homme', distance: '2100' },
    [
      '14 ans, garçon, 2 100 m Modifier',
      '35,7 ml/kg/min, à environ 10 % près',
      'Faible',
      'Vous êtes au 10e percentile pour votre âge et votre sexe.',
      'Vous passez à « Moyen » à 2 210 m.',
      'Et à 14 ans ?',
      'Les seuils sont ceux des 20 à 29 ans : ici, « pour votre âge » veut dire « de 20 à 29 ans ». À votre âge, comparez-vous surtout à votre dernier test.',
      'Objectif : 2 210 m en 8 semaines',
    ],
  ],
  [
    { age: '92', gender: 'femme', distance: '1500' },
    [
      '92 ans, femme, 1 500 m Modifier',
      '6,2 ml/kg/min, à environ 10 % près',
      'Faible',
      'Vous êtes au 10e percentile pour votre âge et votre sexe.',
      'À 92 ans, « Moyen » commence à 24 ml/kg/min.',
      'Et en laboratoire ?',
      'Nos chiffres de laboratoire s’arrêtent à 89 ans.',
      'Objectif : 1 610 m en 8 semaines',
    ],
  ],
  [
    { age: '45', gender: 'homme', distance: '1300' },
    [
      '45 ans, homme, 1 300 m Modifier',
      '14,2 ml/kg/min, à environ 10 % près',
      'Faible',
      'Vous êtes au 10e percentile pour votre âge et votre sexe.',
      'À 45 ans, « Moyen » commence à 32 ml/kg/min.',
      'Et en laboratoire ?',
      'Votre distance seule donne 17,8 : c’est dans les 5 % les plus bas des hommes de 40 à 49 ans, testés en laboratoire. L’écart avec 14,2 vient de la correction pour l’âge et le sexe, et non de la marge du test. C’est à ce niveau qu’on a le plus à gagner.',
      'Objectif : 1 400 m en 8 semaines',
    ],
  ],
] as const
const woman = runs[0][0]

/** Returns the visible texts of the result, except folds, the slider and the texts about saving. */
async function paragraphs(page: Page): Promise<string[]> {
  const texts = await page.locator('#resultat [data-result] :is(p, h3:not(.visually-hidden))').evaluateAll((all) =>
    all
      .filter((text) => !text.closest('details'))
      .filter((text) => text.getBoundingClientRect().height > 0)
      .map((text) => (text as HTMLElement).innerText),
  )
  return texts.map(withPlainSpaces).filter((text) => !/enregistré|saved/.test(text))
}

async function calculateRun(page: Page, { gender, ...run }: { age: string; gender: string; distance: string }) {
  await page.locator('#gender').selectOption(gender)
  await calculate(page, 'fr', run)
}

const visits = withAndWithoutJavaScript([{}])

test.each(visits)('one rule at every age ($way): what is read, from top to bottom', async ({ visit }) => {
  const page = await journeys.open(pathTo('home', 'fr'), { ...visit, ...phone })
  for (const [run, texts] of runs) {
    await calculateRun(page, run)
    await expect.poll(() => paragraphs(page)).toEqual(texts)
    if (visit === withoutJavaScript) continue
    const { toast, announcement, result } = calculatorOn(page, 'fr')
    await toast.waitFor()
    // the title of the second opinion is on the first screen too
    const opinion = result.getByRole('heading', { name: texts[5] })
    await expect.poll(async () => (await result.boundingBox())!.y).toBeLessThan(140)
    expect((await opinion.boundingBox())!.y).toBeLessThan((await toast.boundingBox())!.y)
    // one announcement, in reading order, also says whether the run was saved
    const announced = async () => withPlainSpaces(await announcement.innerText())
    await expect.poll(announced).toContain(`${texts[4]} ${texts[5]} ${texts[6]}`)
    await expect.poll(() => announcement.innerText()).toContain(messages.fr.toasts.saved.title)
  }
})

test.each(visits)('a walked distance opens the walk, with what was entered ($way)', async ({ visit }) => {
  const page = await journeys.open(pathTo('home', 'fr'), visit)
  await page.locator('#weight').fill('78,5')
  await calculateRun(page, runs[1][0])
  if (visit !== withoutJavaScript) await expectAccessible(page, calculatorPanel)
  await page.getByRole('link', { name: messages.fr.details.result.walked.open }).click()
  const field = (name: string) => page.locator(`#rockport-walk [name=${name}]`)
  await expect.poll(() => field('age').isVisible()).toBe(true)
  expect(await field('age').inputValue()).toBe('70')
  expect(await field('gender').inputValue()).toBe('homme')
  expect(await field('weight').inputValue()).toBe('78,5')
})

/** The unfolded texts for a woman of 35 who ran 2,400 m, calculated by hand from the formulas. */
const efforts = [
  'Marcher de 5,6 à 6,3 km/h 40 %',
  'Monter un escalier lentement 37 %',
  'Vélo de 16 à 19 km/h 56 %',
  'Courir à 8 km/h 70 %',
]
const facts = [
  'Distance seule (Cooper) 42,4, à environ 10 % près',
  'Litres d’oxygène par minute 3,0 pour 70 kg',
  'MET (fois le repos) 12,1',
  'Vitesse moyenne 12,0 km/h',
]
const formula = '(2 400 − 504,9) ÷ 44,73 × 0,9 × 0,85 = 32,4'

test.each(visits)('the folds of an answer ($way) hold what is physical, and fit a phone', async ({ visit }) => {
  const page = await journeys.open(pathTo('measure', 'fr'), { ...visit, ...phone })
  await calculateRun(page, woman)
  const { everyday, details } = messages.fr.details.result
  const fold = (title: string) => page.locator('#resultat details').filter({ hasText: title })
  const factsOf = async (title: string) =>
    (await fold(title).locator('dl > div').allInnerTexts()).map((text) => withPlainSpaces(text))
  await openFold(page, everyday.title)
  expect(await factsOf(everyday.title)).toEqual(efforts)
  await openFold(page, details.title)
  expect(await factsOf(details.title)).toEqual(facts)
  expect(withPlainSpaces(await fold(details.title).innerText())).toContain(formula)
  expect((await fold(details.title).boundingBox())!.height).toBeLessThanOrEqual(640)
})

test('another distance is tried with the keyboard alone: the dot and one line follow, and nothing is sent', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  await calculateRun(page, woman)
  await calculatorOn(page, 'fr').toast.waitFor()
  const posted: string[] = []
  page.on('request', (request) => posted.push(request.url()))
  const slider = page.getByRole('slider')
  expect([await slider.getAttribute('min'), await slider.getAttribute('max')]).toEqual(['1680', '3240'])
  await slider.focus()
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const text = async () => withPlainSpaces(await page.locator('#resultat').innerText())
  expect(await slider.inputValue()).toBe('2510')
  expect(await text()).toContain('2 510 m : 34,3, Moyen')
  expect(await text()).toContain('aujourd’hui')
  const drawing = page.locator('#resultat [role=img]').first()
  expect(withPlainSpaces((await drawing.getAttribute('aria-label'))!)).toContain(
    'Votre point, à 34,3 ml/kg/min, est dans la zone « Moyen ».',
  )
  expect(posted).toEqual([])
  for (const fold of await page.locator('#resultat [data-result] summary').all()) await fold.click()
  await expectAccessible(page, calculatorPanel)
  await expectToFit(page)
  // the result above stays, and the slider of a new run starts at its distance
  expect(await text()).toContain(runs[0][1][1])
  await calculate(page, 'fr', { age: '29' })
  await expect.poll(() => slider.inputValue()).toBe('2400')
})

test('where the details do not arrive, the number stands and a line says so', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), {
    expectedFaults: [/assets\/result-/],
    prepare: (page) => page.route('**/assets/result-*.js', (route) => route.abort()),
  })
  const { submit, result } = calculatorOn(page, 'fr')
  await submit.click()
  await page.getByText(messages.fr.result.withoutDetails).waitFor()
  expect(await result.innerText()).toContain('40,2')
  expect(await result.innerText()).toContain(messages.fr.result.percentile(50))
  expect(await hasFocus(submit)).toBe(true)
})

test.each(visits)('an answer ($way) is printed on one page', async ({ visit }) => {
  const page = await journeys.open(pathTo('home', 'fr'), visit)
  // this run has the longest explanation
  await calculateRun(page, { age: '63', gender: 'femme', distance: '1800' })
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  const isShown = (selector: string) => page.locator(selector).first().isVisible()
  expect(await isShown('#resultat details >> text=504')).toBe(true) // the calculation is printed, though folded on the screen
  expect(await page.locator('#resultat').innerText()).toMatch(/VO2max · .*20\d\d/)
  expect(await page.locator('tbody tr:visible').count()).toBe(0)
  for (const hidden of ['h1', 'header', 'footer', '#age', 'button']) expect(await isShown(hidden), hidden).toBe(false)
})
