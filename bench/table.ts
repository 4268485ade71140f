import type { Spread } from './rounds.ts'

/** Prints rows under their headings, columns aligned. */
export function printTable(headings: string[], rows: string[][]): void {
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]!.length)))
  const line = (cells: string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('   ')
  console.log(`\n${line(headings)}\n${widths.map((width) => '─'.repeat(width)).join('   ')}`)
  for (const row of rows) console.log(line(row))
}

/** `12,400 (11,900–12,600)`: the median, the lowest and the highest; `–` where there is nothing to measure. */
export function formatSpread({ median, lowest, highest }: Spread, digits = 0): string {
  if (Number.isNaN(median)) return '–'
  const number = (value: number) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${number(median)} (${number(lowest)}–${number(highest)})`
}
