import { cooperVo2max, resultOf, type Run, siteFactors } from './protocols/cooper-run.ts'

/** The numbers from which a run's value comes. Multiplied, and rounded to one decimal, they give the value exactly. */
interface RunBreakdown {
  /** the value of Cooper's equation in ml/kg/min, with as many decimals as the sum needs: mostly one, at most three */
  cooper: number
  /** what the site takes off for the age and the gender, in percent, with at most three decimals */
  percentOff: { age: number; gender: number }
  /** the site's value in ml/kg/min, one decimal */
  vo2max: number
}

export function breakdownOf(run: Run): RunBreakdown {
  const factors = siteFactors(run)
  const percentOff = { age: percentOffOf(factors.age), gender: percentOffOf(factors.gender) }
  const { vo2max } = resultOf(run)
  const factor = (1 - percentOff.age / 100) * (1 - percentOff.gender / 100)
  return { cooper: roundedCooper(cooperVo2max(run.distance), factor, vo2max), percentOff, vo2max }
}

const percentOffOf = (factor: number) => Math.round((1 - factor) * 100_000) / 1000

/** Rounds Cooper's value. Where the product is about half a tenth, returns the nearest value that gives `vo2max`. */
function roundedCooper(exact: number, factor: number, vo2max: number): number {
  // a little inside, so that no product is exactly half a tenth
  const lowest = (vo2max - 0.05) / factor + 1e-6
  const highest = (vo2max + 0.05) / factor - 1e-6
  const rounded = [10, 100, 1000].map((scale) => Math.round(exact * scale) / scale)
  const fitting = rounded.find((value) => value >= lowest && value <= highest)
  const [above, below] = [Math.ceil(lowest * 1000) / 1000, Math.floor(highest * 1000) / 1000]
  return fitting ?? (exact - lowest < highest - exact ? above : below)
}
