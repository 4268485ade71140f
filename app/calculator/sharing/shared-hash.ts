/** Whether an address, even a damaged one, was made to carry a result. */
export function isSharedHash(hash: string): boolean {
  return /^#(vo2max|age|gender|weight|distance)=/.test(hash)
}
