import { parseArgs } from 'node:util'
import { benchFirstScreen } from './browser/first-screen-table.ts'
import { pagesToMeasure } from './browser/first-screen.ts'
import { describeMachine } from './machine.ts'
import { benchThroughput } from './throughput.ts'

/**
 * `npm run bench`: what the built site does on this machine. `npm run bench -- --quick` takes about a minute.
 * `npm run bench -- --browser`: what a reader with a phone sees. `--runs 9` looks more often, `--all` at
 * every page, `--emulated` over the network that Chromium emulates.
 */
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    runs: { type: 'string', default: '7' },
    emulated: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
})

console.log(describeMachine())
if (options.browser) {
  const { runs, all, emulated } = options
  await benchFirstScreen({ runs: Number(runs), pages: pagesToMeasure(all), emulated })
} else await benchThroughput({ rounds: 3, seconds: options.quick ? 1 : 4 })
