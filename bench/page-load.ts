import { connect } from 'node:net'
import { report, stayAwake } from './load-process.ts'

/** One request, sent again on every connection as soon as its answer is there. */
export interface PageLoad {
  port: number
  /** the request as it travels */
  request: string
  status: number
  /** bytes of every answer, its headers included */
  length: number
  connections: number
  seconds: number
}

/*
 * Counts the bytes of answers that are all alike instead of reading them. autocannon reads every header: at a tenth
 * of what nginx can send, its own core is busy, and it would measure itself.
 */
const load = JSON.parse(process.argv[2]!) as PageLoad
stayAwake()
const request = Buffer.from(load.request)
const statusLine = Buffer.from(`HTTP/1.1 ${load.status} `)
const milliseconds: number[] = []
const start = performance.now()
const end = start + load.seconds * 1000
let open = load.connections

for (let connection = 0; connection < load.connections; connection++) {
  let received = 0
  let sentAt = 0
  const socket = connect({
    port: load.port,
    host: '127.0.0.1',
    noDelay: true,
    onread: { buffer: Buffer.alloc(65_536), callback: read },
  })
  socket.on('connect', send)
  socket.on('end', () => {
    throw new Error('the server closed a connection')
  })

  function send() {
    sentAt = performance.now()
    socket.write(request)
  }

  function read(bytes: number, chunk: Uint8Array): boolean {
    if (received === 0 && statusLine.compare(chunk, 0, statusLine.length) !== 0) {
      throw new Error(`not the answer expected: ${Buffer.from(chunk.subarray(0, bytes)).toString()}`)
    }
    received += bytes
    if (received >= load.length) next()
    return true
  }

  function next() {
    const now = performance.now()
    milliseconds.push(now - sentAt)
    received = 0
    if (now < end) return send()
    socket.destroy()
    open--
    if (open === 0) {
      report({ milliseconds, statuses: { [load.status]: milliseconds.length }, seconds: (now - start) / 1000 })
    }
  }
}
