/** `npm run operator:check` fails while operator.config.ts has values of the example, and lists them. */
import { exampleValues } from '#operator.config.ts'

if (exampleValues.length > 0) {
  console.error(`operator.config.ts: values still to be replaced, in \`own\`:\n  ${exampleValues.join('\n  ')}`)
  process.exitCode = 1
} else {
  console.log('operator.config.ts is complete.')
}
