// One file to fetch: what later.ts names.
export { Further } from './result/next-category.tsx'
export { KnownWorth } from './known-value/result.tsx'
export { LapCounter } from './form/lap-counter.tsx'
export { SharedRun } from './form/shared-run.tsx'
export { Worth } from './result/facts.tsx'
