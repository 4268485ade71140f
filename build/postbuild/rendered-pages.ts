import * as build from 'virtual:react-router/server-build'
import type { SaveOutcome } from '../../contract/page-context.ts'
import { recordOf, type SavedRecord } from '../../contract/record.ts'
import { recordsPerPage, type RecordList } from '../../contract/records.ts'
import { defaultRun } from '../../domain/tests/cooper-run/cooper-run.ts'
import { locales } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import type { PageContext, PageRequest } from '../../server/ssr/page.ts'
import { pageRenderer } from '../../server/ssr/render-page.ts'
import { notFoundPath } from '../../server/ssr/page-styles.ts'

/** One of the states that a page rendered on request can be in. */
interface State {
  request: PageRequest
  saved?: SaveOutcome
  list?: RecordList | 'unavailable'
}

const record: SavedRecord = {
  ...recordOf({ test: 'cooper-run', inputs: defaultRun })!,
  id: '0190b2c4-0000-7000-8000-000000000000',
  createdAt: '2026-01-01T00:00:00.000Z',
}
const validForm = 'age=30&gender=homme&weight=70&distance=2400'
const invalidForm = 'age=9&gender=x&weight=&distance=abc'
const list: RecordList = { saving: true, records: [record], next: null }

const post = (url: string, form: string): PageRequest => ({ method: 'POST', url, form })
const get = (url: string): PageRequest => ({ method: 'GET', url })

function calculatorStates(path: string): State[] {
  return [
    ...(['saved', 'failed', 'stopped'] as const).map((saved) => ({ request: post(path, validForm), saved })),
    ...[invalidForm, 'test=known-value&vo2max=45&age=30&gender=femme', 'test=known-value&vo2max=x'].map((form) => ({
      request: post(path, form),
    })),
  ]
}

/** Without JavaScript each other test answers on the page too: an estimate, an index, a refusal, errors. */
function otherTestStates(path: string): State[] {
  const forms = [
    'test=rockport-walk&age=72&gender=homme&weight=78&seconds=17:20&pulse=124',
    'test=ruffier-dickson-index&restingPulse=65&pulseAfterSquats=110&pulseAfterOneMinute=75',
    'test=ruffier-dickson-index&restingPulse=65&pulseAfterSquats=60&pulseAfterOneMinute=60',
    'test=astrand-ryhming-cycle&age=30&gender=femme&weight=60&watts=100&pulseAtMinute5=140&pulseAtMinute6=141',
    'test=queens-college-step&pulse=9',
  ]
  return forms.map((form) => ({ request: post(path, form) }))
}

function resultsStates(path: string): State[] {
  const ofRecord = (intent: string) => post(path, `intent=${intent}&id=${record.id}`)
  const many = Array<SavedRecord>(recordsPerPage).fill(record)
  return [
    { request: get(path) },
    { request: get(path), list: 'unavailable' },
    { request: ofRecord('remove'), list: { ...list, saving: false } },
    { request: ofRecord('none'), list: { ...list, records: many, next: record.id } },
    { request: get(`${path}?remove=${record.id}`), list },
    ...[list, { ...list, records: [] }].map((list) => ({ request: get(`${path}?before=${record.id}`), list })),
    { request: get(`${path}?remove=all`), list },
    { request: post(path, `intent=correct&test=cooper-run&id=${record.id}&${invalidForm}`), list },
  ]
}

const render = pageRenderer(build, 'production')

/** Address of the site's one style sheet. */
export const sheet = build.assets.routes.root!.css![0]!

/** Every page that is rendered on request, in the states it can be in, as HTML by the page's path. */
export async function renderPages(): Promise<[path: string, states: string[]][]> {
  const states = locales.flatMap((locale): [string, State[]][] => {
    const [home, measure, results] = [pathTo('home', locale), pathTo('measure', locale), pathTo('progress', locale)]
    const notFound = notFoundPath(locale)
    return [
      [home, calculatorStates(home)],
      [measure, [...calculatorStates(measure), ...otherTestStates(measure)]],
      [results, resultsStates(results)],
      [notFound, [{ request: get(notFound) }]],
    ]
  })
  return Promise.all(
    states.map(async ([path, all]) => {
      const pages = await Promise.all(all.map((state) => render(state.request, contextOf(state))))
      return [path, pages.map(({ html }) => html)] as [string, string[]]
    }),
  )
}

function contextOf({ saved = 'saved', list }: State): PageContext {
  const done = () => Promise.resolve('done' as const)
  return {
    saveRecord: () => Promise.resolve(saved),
    records: {
      list: () => Promise.resolve(list),
      correct: done,
      remove: done,
      erase: done,
      setSaving: done,
    },
    reportError(error) {
      throw error
    },
  }
}
