/** What loads on demand: the answers, and what saves a run. */
export { RunAnswer } from './answer/answer.tsx'
export { OtherAnswer } from './answer/other-answer.tsx'
export { SubmittedAnswer } from './save/submitted-answer.tsx'
