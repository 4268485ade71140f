import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calculator as calculatorEn } from '../i18n/calculator.en.ts'
import { calculator as calculatorFr } from '../i18n/calculator.fr.ts'
import { later as laterEn } from '../i18n/calculator-later.en.ts'
import { later as laterFr } from '../i18n/calculator-later.fr.ts'
import { en } from '../i18n/en.ts'
import { fr } from '../i18n/fr.ts'
import { locales, type Locale } from '../i18n/locales.ts'
import { articleIds, calculatorAnchor, pageIds, type PageId } from '../i18n/pages.ts'
import { summaries as summariesEn } from './en/summaries.ts'
import { summaries as summariesFr } from './fr/summaries.ts'
import { reviews } from './watches.ts'

const files = Object.fromEntries(locales.map((locale) => [locale, mdxFiles(locale)])) as Record<Locale, string[]>
const texts = locales.flatMap((locale) =>
  files[locale].map((file) => ({ locale, file, name: `${locale}/${file}`, source: read(locale, file) })),
)
const french = texts.filter(({ locale }) => locale === 'fr')
const english = texts.filter(({ locale }) => locale === 'en')

test('every page of the page table has its text, and every text its page, in both languages', () => {
  const expected = pageIds.map(fileOf).sort()
  expect(files.fr).toEqual(expected)
  expect(files.en).toEqual(expected)
})

test.each(texts)('$name has a title and a description of a length that search engines show', ({ source }) => {
  const { title, description } = frontMatter(source)
  expect(title.length).toBeGreaterThanOrEqual(10)
  expect(title.length).toBeLessThanOrEqual(65)
  expect(description.length).toBeGreaterThanOrEqual(110)
  expect(description.length).toBeLessThanOrEqual(170)
})

test.each(locales)('no two pages share a title or a description (%s)', (locale) => {
  const matters = files[locale].map((file) => frontMatter(read(locale, file)))
  expect(repeated(matters.map(({ title }) => title))).toEqual([])
  expect(repeated(matters.map(({ description }) => description))).toEqual([])
})

test.each(texts)('$name has one first-level heading', ({ source }) => {
  // the home page's stands in its Hero
  expect(source.match(/^# \S|<h1[ >]|^<Hero$/gm)).toHaveLength(1)
})

test.each(texts)('$name: every footnote is called, and every call has its footnote', ({ source }) => {
  const calls = new Set(all(source, /\[\^(\w+)\](?!:)/g))
  const notes = all(source, /^\[\^(\w+)\]:/gm)
  expect(repeated(notes)).toEqual([])
  expect([...calls].sort()).toEqual(notes.sort())
})

test.each(texts)('$name: every link to a place on a page finds it', ({ locale, source }) => {
  const onThisPage = all(source, /\]\(#([^)]+)\)/g).filter((hash) => !idsOf(source).includes(hash))
  const elsewhere = [...source.matchAll(/<PageLink to="(\w+)" hash="([^"]+)"/g)]
    .filter(([, page, hash]) => !idsOf(read(locale, fileOf(page as PageId))).includes(hash!))
    .map(([link]) => link)
  expect([...onThisPage, ...elsewhere]).toEqual([])
})

test.each(files.fr)('%s has the same ids and footnotes in both languages', (file) => {
  expect(idsOf(read('en', file))).toEqual(idsOf(read('fr', file)))
  expect(all(read('en', file), /\[\^(\w+)\]/g).sort()).toEqual(all(read('fr', file), /\[\^(\w+)\]/g).sort())
})

const typography = {
  fr: {
    'an ordinary space before : % $ »': / [:%$»]/u,
    'no no-break space before a colon': /[^\u00a0]:(?=\s|$)/mu,
    'no thin no-break space before ; ! ?': /[^\u202f?!][;!?](?=\s|$)/mu,
    'no no-break space before % or $': /\d[%$]/u,
    'no no-break space inside « »': /«(?!\u00a0)|(?<!\u00a0)»/u,
    'an ordinary or thin space in a number': /\d[ \u202f]\d{3}(?!\d)/u,
    'an ordinary space before a unit': /\d (?:ml|km|kg|cm|m|mmol|L|h|min|s)(?![\p{L}\d])/u,
    'a straight apostrophe': /[\p{L}\d]'[\p{L}\d]/u,
    'a word that the glossary avoids':
      /\b(cookies?|week-end|tracker|smartwatch|newsletter|tapis de course|fractionné)\b/iu,
  },
  en: {
    'a space before : ; ! ? %': /[ \u00a0\u202f][:;!?%]/u,
    'French quotation marks': /[«»]/u,
    'a straight apostrophe': /[\p{L}\d]'[\p{L}\d]/u,
    'a word that the glossary avoids': /\b(elderly|programmes?|VO2 ?Max)\b/u,
    'a spelling that is not Canadian': /\b(center|meters?|liters?|fiber|color|ageing)\b/iu,
  },
} satisfies Record<Locale, Record<string, RegExp>>

test.each(texts)('$name keeps to the typography and words of its language', ({ locale, source }) => {
  expect(faults(prose(source), locale)).toEqual([])
})

test.each([
  ['fr', { ...fr, ...calculatorFr, later: laterFr }],
  ['en', { ...en, ...calculatorEn, later: laterEn }],
] as const)('the interface strings keep to the typography and words of their language (%s)', (locale, messages) => {
  expect(stringsOf(messages).flatMap((text) => faults(text, locale))).toEqual([])
})

test.each(texts)('$name writes VO2max in one way', ({ source }) => {
  expect(
    prose(source)
      .match(/vo2 ?max/gi)
      ?.filter((name) => name !== 'VO2max') ?? [],
  ).toEqual([])
})

/** What the product promises on its pages; no-break spaces are compared as spaces. */
const mustAppear: Partial<Record<PageId, Record<Locale, string[]>>> = {
  home: {
    fr: [
      'Votre moteur de performance et de longévité',
      '<PageLink to="understand">',
      'title="Capacité respiratoire"',
      'title="Performance"',
      'title="Longévité"',
      '<Calculator ',
      '<Band id="tableaux">',
      '<ReferenceTables ',
      'Entre deux colonnes, c’est le calculateur qui tranche.',
      'aucune source publiée ne leur correspond exactement',
    ],
    en: [
      'Your engine for performance and longevity',
      '<PageLink to="understand">',
      'title="Respiratory capacity"',
      'title="Performance"',
      'title="Longevity"',
      '<Calculator ',
      '<Band id="tableaux">',
      '<ReferenceTables ',
      'Between two columns, the calculator decides.',
      'no published source matches them exactly',
    ],
  },
  understand: {
    fr: [
      'consommation maximale d’oxygène',
      'débit cardiaque maximal × différence artério-veineuse maximale en oxygène',
      '<FickPicture',
      'génétique compte pour environ 40 à 50 %',
      'environ 50 à 60 %[^f5]',
      'value="15 %"',
      'pour chaque 3,5 ml/kg/min de plus[^f2]',
      'value="5 ans"',
      'comparés aux moins en forme[^f3]',
      'Fonction cognitive',
      'baisse de 8 à 10 % par décennie, en moyenne[^f4]',
      'environ 15 ml/kg/min chez les femmes et 18 chez les hommes',
      '1 MET = 3,5 ml/kg/min',
    ],
    en: [
      'maximal oxygen uptake',
      'maximum cardiac output × maximum arteriovenous oxygen difference',
      '<FickPicture',
      'genetics account for about 40-50%',
      'about 50-60%[^f5]',
      'value="15%"',
      'for each 3.5 ml/kg/min gained[^f2]',
      'value="5 years"',
      'compared with the least fit[^f3]',
      'Cognitive function',
      'declines by about 1% per year, on average[^f4]',
      'about 15 ml/kg/min for women and 18 for men',
      '1 MET = 3.5 ml/kg/min',
    ],
  },
  improve: {
    fr: [
      '3 ou 4 séances de HIIT par semaine, de 85 à 95 % de la FC max[^f9]',
      'appelez le 911',
      'Q-AAP+',
      'Semaines 1-2 : débutant** 3 séances par semaine',
      'Semaines 3-5 : intermédiaire** 4 séances par semaine, dont 1 HIIT',
      '5 × 3 min à 85 % de la fréquence cardiaque maximale',
      'Semaines 6-8 : avancé** 5 séances par semaine, dont 2 HIIT',
      '4 × 5 min à 90 % de la fréquence cardiaque maximale',
      '48 h entre deux séances intenses',
      'plus de 10 % par semaine[^f10]',
      'en groupe',
      'Faites un test aux 4 semaines',
      'au moins 150 min par semaine',
    ],
    en: [
      '3-4 HIIT sessions a week at 85-95% of max HR[^f9]',
      'call 911',
      'PAR-Q+',
      'Weeks 1-2** 3 sessions a week at 60-70% of max HR',
      '6 × 1 min at 80-85% of max HR',
      '5 × 2 min at 85-88% of max HR',
      '8 × 2 min at 90% of max HR',
      '48 h between intense sessions',
      'no more than 10% per week[^f10]',
      'with a group',
      'Take a test every 4 weeks',
      'at least 150 min a week',
      'Swimming',
      'Cycling',
      'Rowing',
      'Food and recovery',
      'Best practices and common mistakes',
    ],
  },
  measure: {
    fr: [
      'analyse des gaz respiratoires',
      'C’est la référence',
      'environ ± 2 %[^f6]',
      'de 145 à 200 $',
      'environ ± 10 %[^f7]',
      '(distance − 504,9) ÷ 44,73',
      '115 militaires américains',
      'Échauffement 10 min, course 12 min, retour au calme 10 min.',
      '30 flexions des jambes (squats) en 45 secondes',
      'environ 5 min',
      '[(P1 − 70) + 2 × (P2 − P0)] ÷ 10',
      '343 adultes de 30 à 69 ans',
      'Queens College',
      'Åstrand et Ryhming',
      'Garmin : 85-90 %. Polar : 80-85 %. Apple et Suunto : 75-80 %[^f8].',
      'appelez le 911',
      'href="tel:811"',
      'Q-AAP+',
      '<Calculator ',
      '<Band id="tableaux">',
      '<ReferenceTables ',
      'Entre deux colonnes, c’est le calculateur qui tranche.',
      'Refaire le test aux 4 semaines',
    ],
    en: [
      'respiratory gas analysis',
      'gold standard',
      'about ± 2%[^f6]',
      'CAD 145 to 200',
      'about ± 10%[^f7]',
      '(distance − 504.9) ÷ 44.73',
      '115 US airmen',
      'Warm-up 10 min, run 12 min, cool-down 10 min.',
      '30 squats in 45 seconds',
      'about 5 min',
      '[(P1 − 70) + 2 × (P2 − P0)] ÷ 10',
      '343 adults aged 30 to 69',
      'Queens College',
      'Åstrand and Ryhming',
      'Garmin: 85-90%. Polar: 80-85%. Apple and Suunto: 75-80%[^f8].',
      'call 911',
      'href="tel:811"',
      'PAR-Q+',
      '<Calculator ',
      '<Band id="tableaux">',
      '<ReferenceTables ',
      'Between two columns, the calculator decides.',
      'Repeat the test every 4 weeks',
    ],
  },
  privacy: {
    fr: [
      'Dernière mise à jour : 22 août 2025',
      'Responsable de la protection des renseignements personnels',
      '<OperatorValue>{operator.privacyOfficer.name}</OperatorValue>',
      'L’infolettre demandera votre courriel',
      'votre message et les coordonnées que vous donnez',
      'adresse IP, navigateur, système, pages vues, temps passé, données de performance technique du site',
      ...['Accès', 'Rectification', 'Suppression', 'Portabilité', 'Opposition', 'Limitation'].map(
        (right) => `- **${right} :**`,
      ),
      ...['Retrait de l’accord', 'Fin de la diffusion et désindexation', 'Plainte'].map((right) => `- **${right} :**`),
      '30 jours sans activité',
      '| jusqu’au désabonnement |',
      '| 3 ans au plus |',
      '| 12 mois au plus |',
      'Nous répondons par écrit en 30 jours au plus.',
      'Moins de 14 ans : demandez à un parent avant d’utiliser le calculateur.',
      '<OperatorValue>{operator.host.place}</OperatorValue>',
      'Nous ne vendons, ne louons et n’échangeons aucune donnée.',
      'incident de confidentialité',
      'https://www.cai.gouv.qc.ca/',
      'https://www.priv.gc.ca/fr/',
    ],
    en: [
      'Last updated: August 22, 2025',
      'Person in charge of the protection of personal information',
      '<OperatorValue>{operator.privacyOfficer.name}</OperatorValue>',
      'The newsletter will ask for your e-mail',
      'your message and the contact details that you give',
      'IP address, browser, operating system, pages visited, time spent, technical performance data of the site',
      ...['Access', 'Rectification', 'Deletion', 'Portability', 'Objection', 'Restriction'].map(
        (right) => `- **${right}:**`,
      ),
      ...['Withdrawal of consent', 'End of dissemination and de-indexing', 'Complaint'].map(
        (right) => `- **${right}:**`,
      ),
      '30 days without activity',
      '| until you unsubscribe |',
      '| 3 years at most |',
      '| 12 months at most |',
      'We answer in writing within 30 days.',
      'Under 14: ask a parent before you use the calculator.',
      '<OperatorValue>{operator.host.place}</OperatorValue>',
      'We do not sell, rent or trade any data.',
      'confidentiality incident',
      'https://www.cai.gouv.qc.ca/',
      'https://www.priv.gc.ca/en/',
    ],
  },
  terms: {
    fr: [
      'Dernière mise à jour : 22 août 2025',
      'entrez des données exactes',
      'donnez un courriel valide',
      'n’en créez qu’un seul',
      'équation de Cooper sa propre correction[^f12]',
      'Notre responsabilité totale est limitée à 100 $.',
      'Les lois du Québec et du Canada s’appliquent.',
      'Les tribunaux du Québec, district judiciaire de Montréal, sont compétents',
      '<OperatorValue>{operator.amazon.sentence.fr}</OperatorValue>',
      '<OperatorValue>{operator.retailer.relation.fr}</OperatorValue>',
    ],
    en: [
      'Last updated: August 22, 2025',
      'enter accurate data',
      'give a valid e-mail',
      'create only one',
      'correction to Cooper’s equation[^f12]',
      'Our total liability is limited to CAD 100.',
      'The laws of Québec and Canada apply.',
      'The courts of Québec, judicial district of Montréal, have jurisdiction',
      '<OperatorValue>{operator.amazon.sentence.en}</OperatorValue>',
      '<OperatorValue>{operator.retailer.relation.en}</OperatorValue>',
    ],
  },
  legal: {
    fr: [
      'Dernière mise à jour : 22 août 2025',
      ...['legalName', 'legalForm', 'neq', 'address', 'phone', 'publicationDirector', 'host.name', 'medicalReview'].map(
        (value) => `<OperatorValue>{operator.${value}}</OperatorValue>`,
      ),
      'Loi 25',
      'LPRPDE',
      'Le site pose un seul témoin',
      'WCAG 2.1',
      'Énoncé d’accessibilité',
      'Nous répondons en 30 jours au plus',
      'district judiciaire de Montréal',
      'SIL Open Font License 1.1',
    ],
    en: [
      'Last updated: August 22, 2025',
      ...['legalName', 'legalForm', 'neq', 'address', 'phone', 'publicationDirector', 'host.name', 'medicalReview'].map(
        (value) => `<OperatorValue>{operator.${value}}</OperatorValue>`,
      ),
      'Law 25',
      'PIPEDA',
      'The site sets a single cookie',
      'WCAG 2.1',
      'Accessibility statement',
      'We answer within 30 days',
      'judicial district of Montréal',
      'SIL Open Font License 1.1',
    ],
  },
  cholesterol: {
    fr: [
      '13 % de mortalité en moins, en moyenne, par 1 ml/kg/min de plus[^f1]',
      'plus de 122 000 personnes suivies environ 8,5 ans',
      'de 0,065 mmol/L en moyenne',
      'environ 120 minutes',
      '11 418 hommes',
      'environ 15 ans plus tôt',
      '0,56',
      '10 043 anciens combattants',
      'rapport de risques de 0,30',
      '11 % par MET',
      '150 minutes par semaine',
      'ne permet d’arrêter une statine',
      '<Part id="limites">',
      '<ArticleEnd article="cholesterol" />',
    ],
    en: [
      '13% lower mortality, on average, for each extra 1 ml/kg/min[^f1]',
      'over 122,000 people followed for about 8.5 years',
      'by 0.065 mmol/L on average',
      'about 120 minutes',
      '11,418 men',
      'about 15 years earlier',
      '0.56',
      '10,043 US veterans',
      'hazard ratio of 0.30',
      '11% per MET',
      '150 minutes a week',
      'supports stopping a statin',
      '<Part id="limites">',
      '<ArticleEnd article="cholesterol" />',
    ],
  },
  plateau: {
    fr: [
      'plus ou moins 5,6 %',
      'aux 4 semaines',
      '11,7 % en moyenne en 9 semaines',
      '62,6 ml/kg/min',
      '78 adultes',
      '69 % des gens',
      '400 ml d’oxygène par minute',
      'jusqu’à 47 % de ces écarts[^f5]',
      '3 ou 4 séances par semaine, de 85 à 95 % de la fréquence cardiaque maximale[^f9]',
      '10 % de plus par semaine au maximum[^f10]',
      '48 h entre deux séances intenses',
      'plus de 2 à 3 semaines',
      'Plan d’action : quatre semaines',
      '<ArticleEnd article="plateau" />',
    ],
    en: [
      'by 5.6% either way',
      'every 4 weeks',
      '11.7% on average in 9 weeks',
      '62.6 ml/kg/min',
      '78 healthy adults',
      '69% of people',
      '400 ml of oxygen per minute',
      'up to 47% of these differences[^f5]',
      '3-4 sessions a week at 85-95% of maximum heart rate (max HR)[^f9]',
      'at most 10% more per week[^f10]',
      '48 h between intense sessions',
      'more than 2 to 3 weeks',
      'What it does not show.',
      '<ArticleEnd article="plateau" />',
    ],
  },
  tools: {
    fr: [
      'les boutons Amazon sont des liens d’affiliation. Si vous achetez, nous recevons une commission, sans frais pour vous.',
      'buy="Voir sur Amazon"',
      'free: "Gratuite"',
      'premium: "Premium"',
      'Garmin : 85-90 %. Polar : 80-85 %. Apple et Suunto : 75-80 %[^f8].',
      'Une montre n’est pas obligatoire.',
      '<PageLink to="watches">',
      '<ButtonLink to="measure" hash="valeurs-reference">',
    ],
    en: [
      'Amazon buttons are affiliate links. If you buy, we earn a commission at no cost to you.',
      'buy="View on Amazon"',
      'free: "Free"',
      'premium: "Premium"',
      'Garmin: 85-90%. Polar: 80-85%. Apple and Suunto: 75-80%[^f8].',
      'A watch is not required.',
      '<PageLink to="watches">',
      '<ButtonLink to="measure" hash="valeurs-reference">',
    ],
  },
  blog: {
    fr: [
      '## Articles en Vedette',
      '<ArticleCards featured articles={featured} summaries={summaries} />',
      '## Articles Récents',
      '<ArticleCards articles={recent} summaries={summaries} />',
      '<CategoryGrid',
    ],
    en: [
      '## Featured articles',
      '<ArticleCards featured articles={featured} summaries={summaries} />',
      '## Recent articles',
      '<ArticleCards articles={recent} summaries={summaries} />',
      '<CategoryGrid',
    ],
  },
  watches: {
    fr: [
      '<ArticleHeader article="watches" />',
      'les boutons Amazon sont des liens d’affiliation. Si vous achetez, nous recevons une commission, sans frais pour vous.',
      'Garmin : 85-90 %. Polar : 80-85 %. Apple et Suunto : 75-80 %[^f8].',
      'Nous n’avons pas essayé ces montres',
      'Et l’Apple Watch',
      '## Les limites de ces données',
      '<ArticleEnd article="watches" />',
    ],
    en: [
      '<ArticleHeader article="watches" />',
      'Amazon buttons are affiliate links. If you buy, we earn a commission at no cost to you.',
      'Garmin: 85-90%. Polar: 80-85%. Apple and Suunto: 75-80%[^f8].',
      'We did not try these watches',
      'What about the Apple Watch?',
      '## The limits of this evidence',
      '<ArticleEnd article="watches" />',
    ],
  },
  nutrition: {
    fr: [
      '<ArticleHeader article="nutrition" />',
      '3,2 litres d’oxygène par minute',
      'de 30 à 60 g de glucides par heure',
      'l’oxygène des poumons jusqu’aux muscles',
      'Testez avant d’avaler.',
      'le VO2max lui-même ne bouge presque pas',
      'de 3 à 6 mg par kilogramme de poids',
      '400 mg par jour',
      'le NPN',
      'Visez des protéines à chaque repas.',
      'la D et la B12',
      'membre de l’Ordre',
      '10.1016/j.jand.2015.12.006',
      '10.1136/bjsports-2018-099027',
      '<ArticleEnd article="nutrition" />',
    ],
    en: [
      '<ArticleHeader article="nutrition" />',
      '3.2 litres of oxygen per minute',
      '30 to 60 g of carbohydrates for each hour',
      'oxygen from your lungs to your muscles',
      'Test before you take any.',
      'VO2max itself hardly moves',
      '3 to 6 mg per kilogram of body weight',
      '400 mg a day',
      'the NPN',
      'Aim for protein at every meal',
      'vitamin D and vitamin B12',
      'registered dietitian',
      '10.1016/j.jand.2015.12.006',
      '10.1136/bjsports-2018-099027',
      '<ArticleEnd article="nutrition" />',
    ],
  },
  aging: {
    fr: [
      '<ArticleHeader article="aging" />',
      'Après 30 ans, il baisse de 8 à 10 % par décennie, en moyenne[^f4].',
      '"de 3 à 6 %"',
      '"plus de 20 %"',
      'Sous 15 ml/kg/min environ pour une femme, et 18 pour un homme',
      'a atteint 50 ml/kg/min',
      'de 13 % après 100 ans',
      'Ce sont des cas uniques',
      '5 ans de vie, en moyenne[^f3]',
      'plus basse de 9 %',
      '191 femmes',
      '150 minutes d’activité',
      '<PageLink to="measure" hash="rockport">',
      'réadaptation cardiaque',
      'personnes aînées',
      '<ArticleEnd article="aging" />',
    ],
    en: [
      '<ArticleHeader article="aging" />',
      'After 30, it declines by about 1% per year on average[^f4].',
      '"3 to 6%"',
      '"more than 20%"',
      'Below about 15 ml/kg/min for a woman, and 18 for a man',
      'reached 50 ml/kg/min',
      'by 13% after age 100',
      'These are single cases',
      '5 extra years of life, on average[^f3]',
      '9% lower',
      '191 women',
      '150 minutes of activity',
      '<PageLink to="measure" hash="rockport">',
      'cardiac rehabilitation',
      'older adults',
      '<ArticleEnd article="aging" />',
    ],
  },
}

const promises = Object.entries(mustAppear).flatMap(([page, byLocale]) =>
  locales.map((locale) => ({ page: page as PageId, locale, strings: byLocale[locale] })),
)

test.each(promises)('$locale/$page says what the product promises', ({ page, locale, strings }) => {
  const text = read(locale, fileOf(page)).replaceAll('\u00a0', ' ')
  expect(strings.filter((string) => !text.includes(string))).toEqual([])
})

test('readers learn who earns what before the first link that pays, or that leads to one', () => {
  for (const locale of locales) {
    expect(read(locale, 'tools.mdx')).toMatch(/<AffiliateNotice>[^]*<WatchCards/)
    expect(read(locale, 'blog/watches.mdx')).toMatch(/<ArticleHeader article="watches" \/>\s*<AffiliateNotice>/)
  }
})

test('each language shows the watches of the tools page in its own order', () => {
  expect(all(read('fr', 'tools.mdx'), /<WatchCard watch="(\w+)"/g)).toEqual([
    'forerunner945',
    'series9',
    'vantageV3',
    'peakPro',
  ])
  expect(all(read('en', 'tools.mdx'), /<WatchCard watch="(\w+)"/g)).toEqual([
    'forerunner945',
    'vantageV3',
    'series9',
    'peakPro',
  ])
})

test('the comparison article reviews every watch in the order of its rank', () => {
  for (const locale of locales)
    expect(all(read(locale, 'blog/watches.mdx'), /<Review watch="(\w+)"/g)).toEqual(reviews.map(({ id }) => id))
})

test('every accuracy, score and price of a watch carries its footnote', () => {
  for (const locale of locales) {
    const tools = read(locale, 'tools.mdx')
    expect(all(tools, /<KeyFigure of="accuracy">\[\^(f8)\]/g)).toHaveLength(4)
    expect(all(tools, /<KeyFigure of="price">\[\^(f14)\]/g)).toHaveLength(4)
    expect(all(read(locale, 'blog/watches.mdx'), /<KeyFigure of="price">\[\^(f14)\]/g)).toHaveLength(5)
  }
})

const summaries = { fr: summariesFr, en: summariesEn }

test.each(locales)('the blog’s index names every article by the article’s own title (%s)', (locale) => {
  for (const id of articleIds) expect(summaries[locale][id].title).toBe(frontMatter(read(locale, fileOf(id))).title)
})

test.each(locales)('the excerpts of the blog’s index have 20 to 30 words (%s)', (locale) => {
  const lengths = Object.values(summaries[locale]).map(
    ({ excerpt }) => excerpt.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length,
  )
  expect(lengths.filter((length) => length < 20 || length > 30)).toEqual([])
})

test.each(locales)('the blog’s index keeps to the typography and words of its language (%s)', (locale) => {
  expect(stringsOf(summaries[locale]).flatMap((text) => faults(text, locale))).toEqual([])
})

test('the home page does not quote the 13 % figure, which needs its footnote', () => {
  for (const locale of locales) expect(prose(read(locale, 'home.mdx'))).not.toMatch(/\b13\s?%/)
})

test('the decline with age is said in each language’s own words', () => {
  const spoken = (texts: typeof french) => texts.map(({ source }) => source.replaceAll('\u00a0', ' ')).join()
  expect(spoken(french)).toContain('de 8 à 10 % par décennie')
  expect(spoken(english)).toContain('1% per year')
})

function mdxFiles(locale: Locale): string[] {
  return readdirSync(new URL(locale, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
}

function fileOf(page: PageId): string {
  return `${(articleIds as readonly PageId[]).includes(page) ? 'blog/' : ''}${page}.mdx`
}

function read(locale: Locale, file: string): string {
  return readFileSync(new URL(`${locale}/${file}`, import.meta.url), 'utf8')
}

function frontMatter(source: string) {
  const [, title, description] = /^---\ntitle: '(.*)'\ndescription: '(.*)'\n---\n/.exec(source) ?? []
  return { title: title ?? '', description: description ?? '' }
}

/** The places of a page that a link can reach. */
function idsOf(source: string): string[] {
  const ids = all(source, /\bid="([^"]+)"/g)
  return source.includes('<Calculator ') ? [...ids, calculatorAnchor] : ids
}

/** What a reader reads: without imports, tags, addresses, expressions and the names of attributes. */
function prose(source: string): string {
  return source
    .replace(/^(import|export) .*$/gm, '')
    .replace(/^(title|description): '(.*)'$/gm, '$2')
    .replace(/^\s*\w+: (?=")/gm, '')
    .replace(/^\[\^\w+\]:/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{`[^`]*`\}|\{\([^}]*`[^`]*`\}|\{[\w.]+\}/g, '')
    .replace(/\b(href|id|hash|to|icon)=("[^"]*"|)/g, '')
    .replace(/<\/?[A-Za-z]\w*/g, '')
}

function faults(text: string, locale: Locale): string[] {
  return Object.entries(typography[locale]).flatMap(([fault, pattern]) => {
    const found = pattern.exec(text)
    return found ? [`${fault}: …${text.slice(Math.max(0, found.index - 30), found.index + 20)}…`] : []
  })
}

function stringsOf(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) => {
    if (typeof value === 'string') return value.startsWith('https:') ? [] : [value]
    return typeof value === 'object' && value ? stringsOf(value) : []
  })
}

function all(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((match) => match[1]!)
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
