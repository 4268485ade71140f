/** `npm run operator:check` fails while operator.config.ts has values of the example, and lists them. */
import { exampleNames } from '#operator.config.ts'

if (exampleNames.length > 0) {
  console.error(`operator.config.ts: values still to be replaced, in \`own\`:\n  ${exampleNames.join('\n  ')}`)
  process.exitCode = 1
} else {
  console.log('operator.config.ts is complete.')
}
