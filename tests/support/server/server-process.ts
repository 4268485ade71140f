import { onTestFinished } from 'vitest'
import { launch } from './built-site.ts'

/** Starts a program that is killed after the test. */
export function startProcess(...args: Parameters<typeof launch>) {
  const started = launch(...args)
  onTestFinished(async () => {
    started.signal('SIGKILL')
    await started.ended
  })
  return started
}
