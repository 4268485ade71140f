import type { Reporter, TestModule } from 'vitest/node'
import { executables } from './executables.ts'

/** Ends the output of a run with what skipped tests need. In continuous integration a missing program is a failure. */
export class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].map((test) => {
        const result = test.result()
        return { file: module.relativeModuleId, note: result.state === 'skipped' ? result.note : undefined }
      }),
    )
    const needs = Object.entries(executables)
      .filter(([, { isInstalled }]) => !isInstalled)
      .map(([name, { packages, tests }]) => {
        const count = skipped.filter(({ file }) => tests.some((start) => file.startsWith(start))).length
        return { count, line: `${name}: apt-get install ${packages} (${count} tests)` }
      })
      .filter(({ count }) => count > 0)
      .map(({ line }) => line)
    const notes = skipped.filter(({ note }) => note).map(({ file, note }) => `${file}: ${note}`)
    if (needs.length + notes.length === 0) return
    console.log(['Skipped on this machine, for want of', ...needs, ...notes].join('\n  ') + '\n')
    if (process.env.CI && needs.length > 0) process.exitCode = 1
  }
}
