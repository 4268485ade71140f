import { loadOnce } from '../lazy.tsx'

// code that is loaded once a visitor is about to need it

export const loadAnswers = loadOnce(() => import('./answer/answers.ts'))

export const loadSendRun = loadOnce(() => import('./save/send-run.ts'))

export const loadTimer = loadOnce(() => import('./measuring/track-timer.tsx'))
