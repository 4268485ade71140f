// What lazy-details.tsx loads: one file for all of it.
export { LapCounter } from './form/lap-counter.tsx'
export { KeepKnownValue, KnownValueResult } from './known-value/result.tsx'
export { ComparisonAfter, ComparisonBefore, ComparisonSource } from './result/comparison.tsx'
export { AnnouncedComparison } from './result/announced-comparison.tsx'
export { ResultCurve } from './result/result-curve.tsx'
export { ResultDetails } from './result/result-details.tsx'
export { ResultFacts } from './result/facts.tsx'
export { SharedResult } from './sharing/shared-result.tsx'
