import { engines, missingPrograms, type EngineName } from './engines.ts'

/** Says which engines the tests leave out, and what would bring them. */
export default function setUp(): void {
  for (const name of Object.keys(engines) as EngineName[]) {
    const missing = missingPrograms(name)
    if (missing.length > 0)
      console.log(
        `Journeys in ${name} are left out: ${missing.join(', ')} is not here (Debian: apt-get install ${engines[name].packages.join(' ')})`,
      )
  }
}
