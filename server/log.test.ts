import { expect, test } from 'vitest'
import { jsonLogger } from './log.ts'

function linesOf(level: Parameters<typeof jsonLogger>[0], log: (to: ReturnType<typeof jsonLogger>) => void) {
  const lines: string[] = []
  log(jsonLogger(level, { write: (line) => void lines.push(line) }))
  return lines.map((line) => JSON.parse(line))
}

test('lines below the level are not written', () =>
  expect(linesOf('warn', (log) => log.info({}, 'unimportant'))).toEqual([]))

test('a logged error keeps type, message, stack, cause and code, nothing else', () => {
  const error = Object.assign(new TypeError('too small', { cause: new Error('disk full') }), {
    code: '23514',
    detail: 'Failing row contains (30, homme)',
    rawPacket: Buffer.from('GET / HTTP/1.1'),
  })
  const [{ err }] = linesOf('info', (log) => log.error({ err: error }, 'failed'))
  expect(err).toEqual({
    type: 'TypeError',
    message: 'too small: disk full',
    stack: expect.stringContaining('caused by: Error: disk full'),
    code: '23514',
  })
})
