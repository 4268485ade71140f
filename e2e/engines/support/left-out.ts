import { missingPrograms, needs, type EngineName } from './engine.ts'

/** Says which engines the tests leave out, and what would bring them. */
export default function setUp(): void {
  for (const name of Object.keys(needs) as EngineName[]) {
    const missing = missingPrograms(name)
    if (missing.length > 0)
      console.log(
        `Journeys in ${name} are left out: ${missing.join(', ')} is not here (Debian: apt-get install ${needs[name].packages.join(' ')})`,
      )
  }
}
