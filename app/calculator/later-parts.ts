// One file to fetch: what later.ts names.
export { Further } from './further.tsx'
export { KnownWorth } from './known-worth.tsx'
export { LapCounter } from './lap-counter.tsx'
export { SharedRun } from './shared-run.tsx'
export { Worth } from './worth.tsx'
