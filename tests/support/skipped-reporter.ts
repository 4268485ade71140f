import type { Reporter, TestModule } from 'vitest/node'
import { installCommand } from './executables.ts'

/**
 * Ends the output of a run with the notes of skipped tests. In continuous integration a missing program is a failure.
 */
export class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = new Map<string, number>()
    for (const test of modules.flatMap((module) => [...module.children.allTests('skipped')])) {
      const result = test.result()
      const note = result.state === 'skipped' ? result.note : undefined
      if (note) counts.set(note, (counts.get(note) ?? 0) + 1)
    }
    if (counts.size === 0) return
    const lines = [...counts].map(([note, count]) => `${note} (${count} tests)`)
    console.log(['Skipped on this machine, for want of', ...lines].join('\n  ') + '\n')
    if (process.env.CI && lines.some((line) => line.startsWith(installCommand))) process.exitCode = 1
  }
}
