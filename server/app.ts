export function buildApp() {
  return 1
}
