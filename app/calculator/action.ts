export async function calculate() {
  return null
}
