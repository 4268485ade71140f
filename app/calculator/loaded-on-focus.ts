// What lazy.tsx loads once somebody turns to the calculator: one file for all of it.
export { LapCounter } from './form/lap-counter.tsx'
export { AnnouncedDetails, TestAnswer } from './result/answer.tsx'
export { RunComparison, WalkedLead } from './result/comparison.tsx'
export { RunSequel } from './result/run-sequel.tsx'
export { RunCurve } from './result/run-curve.tsx'
export { SharedResult } from './sharing/shared-result.tsx'
