import { wordsByTest, type AnyTestWords } from '../test-words.ts'

export const tests = wordsByTest(import.meta.glob<AnyTestWords>('./tests/*.ts', { eager: true, import: 'words' }))
