/** `npm run operator:check` lists the placeholders left in operator.config.ts, and fails if there are any. */
import { placeholders } from '../operator.config.ts'

const names = placeholders()
if (names.length) {
  console.error(`operator.config.ts: ${names.length} values to complete:\n  ${names.join('\n  ')}`)
  process.exitCode = 1
} else {
  console.log('operator.config.ts is complete.')
}
