// What lazy-parts.tsx loads: one file for all of it.
export { AnnouncedAnswer, TestAnswer } from './answer.tsx'
export { TestClocks } from './test-clocks.tsx'
export { parseFieldTestForm } from './form-data.ts'
