import type { TestName } from '../../domain/tests/registry.ts'

/** A test as a line up the slope to the ceiling, with a mark where it ends. */
export function TestDrawing({ test }: { test: TestName }) {
  const { d, x, y } = drawings[test] ?? slope
  return (
    <svg viewBox="0 0 84 40" aria-hidden="true">
      <path d="M2 8h80" />
      <path d={d} />
      <circle cx={x} cy={y} r="5" />
    </svg>
  )
}

const slope = { d: 'M2 36C16 35 23 27 30 19', x: 30, y: 19 }
const drawings: Partial<Record<TestName, typeof slope>> = {
  'cooper-run': { d: 'M2 36C20 35 28 9 50 8h14', x: 64, y: 8 },
  'queens-college-step': { d: 'M2 36h8v-5h8v-6h8v-6h8v-5', x: 35, y: 13 },
  'astrand-ryhming-cycle': {
    d: 'M27 27a10 10 0 1 0-20 0a10 10 0 1 0 20 0M61 27a10 10 0 1 0-20 0a10 10 0 1 0 20 0M17 27l9-14h16l9 14',
    x: 34,
    y: 21,
  },
  'ruffier-dickson-index': { d: 'M6 18l9 14 9-14 9 14 9-14 9 14 9-14', x: 60, y: 18 },
  'known-value': { d: 'M2 8h80M42 14v22', x: 42, y: 8 },
}
