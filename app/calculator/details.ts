// What lazy-details.tsx loads: one file for all of it.
export { LapCounter } from './form/lap-counter.tsx'
export { Track } from './lazy-opened.tsx'
export { KnownValueResult } from './known-value/result.tsx'
export { ComparisonAfter, ComparisonBefore, SiteThresholds } from './result/comparison/comparison.tsx'
export { AnnouncedComparison } from './result/comparison/announced-comparison.tsx'
export { ResultCurve } from './result/result-curve.tsx'
export { ResultNextStep } from './result/next-step.tsx'
export { SharedResult } from './sharing/shared-result.tsx'
