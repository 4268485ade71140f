/** Whether a text is a random UUID (version 4) in lower case, as `crypto.randomUUID` writes it. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(text)
}
