import type { Round } from './load.ts'

/** How long and how often everything is measured. */
export interface Plan {
  rounds: number
  /** seconds of load in a round */
  seconds: number
}

/** The middle value with the lowest and the highest: how far apart they are shows what other programs on the machine did. */
export interface Spread {
  median: number
  lowest: number
  highest: number
}

export function spread(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)]!, lowest: sorted[0]!, highest: sorted.at(-1)! }
}

export function spreadOf(rounds: readonly Round[], figure: 'perSecond' | 'perCpuSecond' | 'coreUsage' | 'p50' | 'p99') {
  return spread(rounds.map((round) => round[figure]))
}
