// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { startOpeningSources } from './open-sources.ts'

test('a link to a source opens the list of sources, and no other link opens anything', () => {
  document.body.innerHTML = `
    <a href="#kodama-2009">Kodama, 2009</a> <a href="#part">A part</a>
    <details id="part"><p>Folded</p></details>
    <section id="sources"><details><cite id="kodama-2009">A meta-analysis</cite></details></section>`
  startOpeningSources()
  for (const link of document.querySelectorAll('a')) link.click()
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
})
