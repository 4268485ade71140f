import { existsSync, readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second. Source: proc(5), sysconf(_SC_CLK_TCK). */
const ticksPerSecond = 100

/** Seconds of processor time that a process has used; NaN where there is no /proc. */
export function cpuSeconds(pid: number): number {
  // the program's name, in parentheses, may hold spaces: what follows it starts with the third field
  const fields = readProc(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Megabytes of memory that a process holds; NaN where there is no /proc. */
export function residentMegabytes(pid: number): number {
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(readProc(pid, 'status'))?.[1]) * 1024) / 1e6
}

function readProc(pid: number, name: string): string {
  const file = `/proc/${pid}/${name}`
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
