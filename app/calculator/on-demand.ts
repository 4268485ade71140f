/** What loads on demand: the answers, and what sends a run. */
export { RunAnswer } from './answer/run-answer.tsx'
export { EstimateAnswer } from './answer/estimate-answer.tsx'
export { sendRun } from './save/send-run.ts'
