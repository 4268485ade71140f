/** The answers, in one file to load. */
export { EstimateAnswer } from './estimate-answer.tsx'
export { RunAnswer } from './run-answer.tsx'
