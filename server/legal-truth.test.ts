import { afterAll, expect, test } from 'vitest'
import { savingPath } from '../contract/records.ts'
import type { Locale } from '../i18n/locales.ts'
import { retentionCutoff } from './ops/purge.ts'
import type { Tables } from './store/tables.ts'
import { failingStore, newApp } from './testing/app.ts'
import { noon } from './testing/calculation.ts'
import { day, env, expectStatement, forgetAll, read, saveRun, readSources, texts } from './testing/legal.ts'

/*
 * The legal pages promise what the program does. Each test shows what it does, and that both languages say so:
 * whoever changes one changes the other. Beside it: legal-records, legal-rights and legal-wording.
 */

const hour = 3_600_000
const site = await newApp({ env })
const broken = await newApp({ store: failingStore(new Error('disk on fire')) })
afterAll(() => Promise.all([site.close(), broken.close()]))

test('neither a record nor the log says where it came from, nor the log what was saved', async () => {
  const [saved, failed] = [await saveRun(site), await saveRun(broken)]
  const log = [...site.logged, ...broken.logged].join()
  // the log is on: both are in it
  expect([saved.statusCode, failed.statusCode]).toEqual([201, 500])
  expect(log).toMatch(/"status":201.*"status":500/s)
  const records = JSON.stringify([await site.rows(), await site.visitors()])
  expect(records + log).not.toMatch(/203\.0\.113|TalkativeBrowser|fr-CA/)
  expect(log).not.toMatch(/homme|"(age|weight|distance)"/)
  expect(log).not.toContain(saved.cookies[0]!.value)
  expectStatement('privacy', {
    fr: 'Il ne contient ni votre adresse IP, ni votre témoin, ni vos calculs.',
    en: 'It holds neither your IP address, nor your cookie, nor your calculations.',
  })
})

test('what remains of a deletion does not lead back to the number, and goes after 30 days like the rest', async () => {
  const [{ fingerprint, forgotten_at }] = (await forgetAll(site)) as [Tables['forgotten_visitors']]
  expect([fingerprint, forgotten_at]).toEqual([expect.stringMatching(/^[\w-]{43}$/), noon])
  expectStatement('privacy', {
    fr: '| Trace d’un numéro supprimé | 30 jours |',
    en: '| Trace of a deleted number | 30 days |',
  })
})

test('the cookies are the two described, and a page sets none', async () => {
  const { cookies } = await saveRun(site)
  expect(cookies).toEqual([
    {
      name: '__Host-visitor',
      value: expect.any(String),
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
      maxAge: (30 * day) / 1000,
    },
  ])
  const stopped = await site.app.inject({ method: 'PUT', url: savingPath, payload: { saving: false } })
  expect(stopped.cookies).toEqual([
    {
      name: '__Host-saving',
      value: 'stopped',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
      maxAge: (365 * day) / 1000,
    },
  ])
  expectStatement('privacy', {
    fr: '| un an, ou jusqu’à ce que vous en changiez |',
    en: '| one year, or until you change it |',
  })
  expectStatement('legal', { fr: 'il retient ce choix pendant un an', en: 'it holds that choice for one year' })
  expect((await site.app.inject('/')).cookies).toEqual([])
  for (const name of ['`__Host-visitor`', '`__Host-saving`', 'HttpOnly', 'SameSite=Lax'])
    expectStatement('privacy', { fr: name, en: name })
  for (const place of ['privacy', 'legal'] as const) {
    expectStatement(place, { fr: '`__Host-visitor`', en: '`__Host-visitor`' })
    expectStatement(place, {
      fr: '30 jours, qui repartent à chaque calcul et à chaque visite à vos résultats',
      en: '30 days, restarting with each calculation and each visit to your results',
    })
  }
})

test('a page leaves on the device how far down it was read, the wish to stop, initials, what waits, a test at the track, and nothing else', () => {
  const kept = /localStorage|sessionStorage|indexedDB|document\.cookie|sendBeacon|caches\.open/
  expect(
    readSources(
      'app',
      /^(outbox\/(outbox|saving-preference)|progress\/people\/initials|calculator\/track\/(has-track|track-storage))\.ts$/,
    ),
  ).not.toMatch(kept)
  expect(read('app', 'outbox', 'saving-preference.ts').match(/localStorage\.setItem\(.*/g)).toEqual([
    'localStorage.setItem(key, isSent ? stopped : stoppedHere)',
  ])
  expect(read('app', 'progress', 'people', 'initials.ts').match(/localStorage\.setItem\(.*/g)).toEqual([
    'localStorage.setItem(key, JSON.stringify(names))',
  ])
  expectStatement('privacy', {
    fr: 'celles que vous pouvez donner aux personnes de votre suivi',
    en: 'the initials that you may give',
  })
  expectStatement('privacy', {
    fr: 'il retient ce choix jusqu’à ce que vous en changiez',
    en: 'it remembers that choice',
  })
  expect(read('app', 'outbox', 'send-saving-preference.ts')).toContain("callApi('PUT', savingPath, { saving })")
  expectStatement('privacy', {
    fr: 'faute de réseau, il nous le transmet dès que le réseau répond et que le site est ouvert',
    en: 'without a network, it tells us as soon as the network answers and the site is open',
  })
  // erased by the program at the end, by the browser with the tab
  expect(read('app', 'calculator', 'track', 'track-storage.ts').match(/\w+Storage\.setItem\(.*/g)).toEqual([
    'sessionStorage.setItem(trackKey, JSON.stringify(track))',
  ])
  expect(read('app', 'calculator', 'track', 'has-track.ts')).not.toContain('setItem')
  expectStatement('privacy', {
    fr: 'il retient l’heure de chaque étape et de chaque tour, la longueur du tour, la distance et vos choix de signaux',
    en: 'it remembers the time of each step and each lap, the length of a lap, the distance and how you want to be told',
  })
  expectStatement('privacy', {
    fr: 'Tout cela s’efface à la fin du test (à votre retour au calculateur, si vous étiez à une autre page), ou à la fermeture de l’onglet',
    en: 'All of this is erased at the end of the test (when you come back to the calculator, if you were on another page), or when you close the tab',
  })
  expect(read('app', 'outbox', 'outbox.ts').match(/localStorage\.setItem\(.*/g)).toEqual([
    'localStorage.setItem(name, JSON.stringify({ path, body }))',
    'localStorage.setItem(name, saved)',
  ])
  expect(read('app', 'outbox', 'outbox.ts')).toContain('const longest = 30 * 24 * 3_600_000')
  expectStatement('privacy', {
    fr: 'attend sur votre appareil avec ce que vous avez entré',
    en: 'waits on your device, with what you entered',
  })
  expectStatement('privacy', {
    fr: 'il n’est plus envoyé, et s’efface quand vous ouvrez de nouveau le site',
    en: 'it is no longer sent, and is deleted when you open the site again',
  })
  expectStatement('privacy', {
    fr: 'ne plus garder vos calculs, même sans réseau',
    en: 'stop keeping your calculations, even without a network',
  })
  // before it is sent, and not only once there is no answer
  expect(read('app', 'outbox', 'send.ts')).toMatch(/addToOutbox\(record[^]*await sendOutbox\(/)
  expectStatement('privacy', { fr: 'jusqu’à ce que notre serveur ait répondu', en: 'until our server has answered' })
  // React Router’s own, until the tab is closed
  expect(readSources('app')).toContain('<ScrollRestoration />')
  expectStatement('privacy', { fr: 'à quelle hauteur vous étiez', en: 'how far down each page you were' })
})

test('the worker keeps pages that are the same for everyone, and nothing that it is answered', () => {
  const worker = readSources('worker')
  expect(worker.match(/\.(add|addAll|put)\([^]*?\)/g)).toEqual([expect.stringContaining('.addAll(files.map(')])
  expect(worker).toContain('const { cache: name, files } = precaches[locale]')
  expect(worker).not.toMatch(/indexedDB|postMessage|cookie/)
  // written by the build, from which one's own page is left out
  expect(read('build', 'postbuild', 'postbuild.ts')).toContain(
    'pageIds.filter((page) => !isPersonal(page)).map((page) => pathTo(page, locale))',
  )
  expectStatement('privacy', {
    fr: 'garde aussi une copie des pages de votre langue',
    en: 'also keeps a copy of the pages in your language',
  })
  expectStatement('privacy', {
    fr: 'ni vos calculs ni la page « Mon suivi » n’en font partie',
    en: 'neither your calculations nor the “My progress” page are part of it',
  })
})

test('a shared link carries one number where browsers keep it, and the picture is made and left on the device', () => {
  expect(read('app', 'calculator', 'sharing', 'share-link.ts')).toContain('return `#vo2max=${vo2max.toFixed(1)}`')
  expect(read('app', 'calculator', 'sharing', 'share-fold.tsx')).toContain('pathname + sharedHash(vo2max)')
  expectStatement('privacy', {
    fr: 'un seul nombre, votre VO2max. Il s’y trouve dans une partie de l’adresse que les navigateurs n’envoient à aucun serveur',
    en: 'one number, your VO2max. It stands in a part of the address that browsers send to no server',
  })
  expect(read('app', 'calculator', 'sharing', 'share-image.tsx')).toContain(
    'drawCard(context, { vo2max, number, words: words.card })',
  )
  expect(readSources('app/calculator/sharing')).not.toMatch(/\bfetch\b|XMLHttpRequest|WebSocket|\bsend\(|\bpost\(/)
  expectStatement('privacy', {
    fr: 'ne passe pas par notre serveur. Elle montre votre courbe, avec ou sans votre nombre, mais ni votre âge, ni votre sexe, ni votre poids.',
    en: 'does not pass through our server. It shows your curve, with or without your number, but neither your age, nor your sex, nor your weight.',
  })
})

test('a link does not tell another site where it came from', async () => {
  expect((await site.app.inject('/')).headers['referrer-policy']).toBe('same-origin')
  expectStatement('privacy', { fr: 'de ne pas leur dire d’où vous venez', en: 'not to tell them where you come from' })
})

test('calculations go after 30 days, at most two hours late and never early', () => {
  const age = noon - retentionCutoff(noon)
  expect(age).toBeGreaterThanOrEqual(30 * day)
  // the purge comes once an hour
  expect(age + hour).toBeLessThanOrEqual(30 * day + 2 * hour)
  expectStatement('privacy', {
    fr: '| 30 jours sans activité, c’est-à-dire sans calcul ni visite',
    en: '| 30 days without activity, that is, without a calculation or a visit',
  })
  expectStatement('privacy', { fr: 'une heure ou deux après l’échéance, jamais avant', en: 'late, never early' })
})

test('the example of two calculations adds up, backups included', () => {
  const second = Date.UTC(2026, 2, 15)
  expect(second + 30 * day).toBe(Date.UTC(2026, 3, 14))
  expect(second + 60 * day).toBe(Date.UTC(2026, 4, 14))
  const days = (locale: Locale) =>
    [...texts[locale].privacy.matchAll(/^\d\. \*\*(.*?)\*\*/gm)].map(([, date]) => date!.split(',')[0])
  expect(days('fr')).toEqual(['3 mars', '15 mars', '14 avril', '14 mai'])
  expect(days('en')).toEqual(['March 3', 'March 15', 'April 14', 'May 14'])
})

test('newsletter, contact form and accounts are spoken of as what may come: no field takes one', () => {
  expect(readSources('app')).not.toMatch(/<textarea|type="(email|password|tel)"/)
  expectStatement('privacy', {
    fr: 'Le site n’a ni formulaire de contact ni infolettre.',
    en: 'The site has neither a contact form nor a newsletter.',
  })
  expectStatement('terms', { fr: 'Il n’a pas de comptes', en: 'It has no accounts' })
})

test('a notice stays as long as the accessibility statement says', () => {
  expect(read('app', 'toast', 'toasts.tsx')).toContain('duration={5000}')
  expectStatement('legal', { fr: 'disparaît après 5 secondes', en: 'disappears after 5 seconds' })
})
