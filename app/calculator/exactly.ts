/** A number as the language writes it, with the decimals it has, three at most. */
export function exactly(value: number, write: (value: number, decimals: number) => string): string {
  const rounded = Math.round(value * 1000) / 1000
  return write(rounded, String(rounded).split('.')[1]?.length ?? 0)
}
