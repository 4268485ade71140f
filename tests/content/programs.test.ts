import { expect, test } from 'vitest'
import { programNames, programs } from '#domain/programs.ts'
import { locales } from '#i18n/locales.ts'
import { textIn } from '../support/text.ts'
import { renderedPage } from './render-pages.tsx'

test.each(locales)('improve (%s) describes the sessions that tables and calendars have', (locale) => {
  const lists = renderedPage('improve', locale).main.querySelectorAll('figure ol')
  expect(lists).toHaveLength(programNames.length)
  for (const [index, name] of programNames.entries()) {
    const descriptions = [...lists[index]!.children].map((item) => textIn(item))
    const phases = programs[locale][name]
    expect(descriptions).toHaveLength(phases.length)
    for (const [phase, { easyMinutes, intervalSession }] of phases.entries()) {
      const minutes = easyMinutes.flat()
      expect(descriptions[phase]).toMatch(RegExp(`${Math.min(...minutes)} (à|to) ${Math.max(...minutes)} min`))
      if (intervalSession)
        expect(descriptions[phase]).toContain(`${intervalSession.repetitions} × ${intervalSession.hard} min`)
    }
  }
})
