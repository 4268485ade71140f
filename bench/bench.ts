import { parseArgs } from 'node:util'
import { benchFirstScreen } from './browser/first-screen-table.ts'
import { pagesToMeasure } from './browser/first-screen.ts'
import { describeMachine } from './machine.ts'
import { benchThroughput } from './throughput.ts'

/**
 * `npm run bench`: what the built site does on this machine. `npm run bench -- --quick` takes about a minute.
 * `npm run bench -- --browser`: what a reader with a phone sees. `--runs 9` looks more often, `--all` at
 * every page.
 */
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    runs: { type: 'string', default: '7' },
    all: { type: 'boolean', default: false },
  },
})

console.log(describeMachine())
if (options.browser) await benchFirstScreen({ runs: Number(options.runs), pages: pagesToMeasure(options.all) })
else await benchThroughput({ rounds: 3, seconds: options.quick ? 1 : 4 })
