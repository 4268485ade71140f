/** Hands a file to the reader as any download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // the browser may not have read it yet
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
