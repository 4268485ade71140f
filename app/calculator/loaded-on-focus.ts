// What lazy-details.tsx loads: one file for all of it.
export { LapCounter } from './form/lap-counter.tsx'
export { TestClocks, Track } from './lazy-opened.ts'
export { AnnouncedDetails, TestAnswer } from './result/answer.tsx'
export { RunComparison, WalkedLead } from './result/comparison.tsx'
export { RunSequel } from './result/folds/run-folds.tsx'
export { RunCurve } from './result/run-curve.tsx'
export { SharedResult } from './sharing/shared-result.tsx'
