// What lazy-details.tsx loads: one file for all of it.
export { LapCounter } from './form/lap-counter.tsx'
export { TestClocks, Track } from './lazy-opened.ts'
export { ComparisonAfter, ComparisonBefore, SiteThresholds } from './result/comparison/comparison.tsx'
export { AnnouncedDetails, TestAnswer } from './result/answer.tsx'
export { ResultCurve } from './result/result-curve.tsx'
export { ResultNextStep } from './result/next-step.tsx'
export { SharedResult } from './sharing/shared-result.tsx'
