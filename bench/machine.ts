import { existsSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { delimiter, join } from 'node:path'

/** One line a fact: figures mean nothing without the machine they come from. */
export function describeMachine(): string {
  return [
    `CPU     ${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores`,
    `memory  ${(totalmem() / 2 ** 30).toFixed(1)} GiB`,
    `system  ${type()} ${release()}, Node ${process.version}`,
    `load    ${loadavg()[0]!.toFixed(1)} programs running before the start (0 is a machine of our own)`,
  ].join('\n')
}

/** Full path of a program of this machine, if it has it. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** What is measured runs on the first core and the load on the second, so that they do not disturb each other. */
const cores = { server: '0', load: '1' }
const taskset = availableParallelism() > 1 ? findProgram('taskset') : undefined

/** The command line that runs a program on its core, where the system can do that. */
export function pinnedCommand(core: keyof typeof cores, program: string, ...rest: string[]): [string, string[]] {
  return taskset ? [taskset, ['-c', cores[core], program, ...rest]] : [program, rest]
}

export const pinningNote = taskset
  ? 'The server runs on one core, the load on another.'
  : 'Server and load share the cores (one core, or no taskset here).'
