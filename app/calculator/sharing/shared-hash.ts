/** Whether an address, even a damaged one, was made to carry a result. */
export function isSharedHash(hash: string): boolean {
  return hash.startsWith('#vo2max=')
}
