/** `npm run operator:check` fails while operator.config.ts has values of the example, and lists them. */
import { unsetNames } from '#operator.config.ts'

if (unsetNames.length > 0) {
  console.error(`operator.config.ts: values still to be replaced, in \`own\`:\n  ${unsetNames.join('\n  ')}`)
  process.exitCode = 1
} else {
  console.log('operator.config.ts is complete.')
}
