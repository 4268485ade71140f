import { connect } from 'node:net'

/** One request, sent again on every connection as soon as its answer is there. */
export interface Load {
  port: number
  /** the request as it travels */
  request: string
  status: number
  /** bytes of every answer, its headers included */
  length: number
  connections: number
  /** for how long, or how many times in all */
  until: { seconds: number } | { answers: number }
}

/** What a load process prints. */
export interface LoadResult {
  answers: number
  perSecond: number
  /** milliseconds */
  p50: number
  p99: number
}

/*
 * Counts the bytes of answers that are all alike instead of reading them: a client that reads every header is itself
 * busy at a tenth of what nginx can send, and would measure itself.
 */
const load = JSON.parse(process.argv[2]!) as Load
stayAwake()
const request = Buffer.from(load.request)
const statusLine = Buffer.from(`HTTP/1.1 ${load.status} `)
const milliseconds: number[] = []
const start = performance.now()
const end = 'seconds' in load.until ? start + load.until.seconds * 1000 : Infinity
let unsent = 'answers' in load.until ? load.until.answers : Infinity
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
  socket.on('connect', sendNext)
  socket.on('end', () => {
    throw new Error('the server closed a connection')
  })

  function sendNext() {
    if (unsent > 0 && performance.now() < end) {
      unsent--
      sentAt = performance.now()
      socket.write(request)
      return
    }
    socket.destroy()
    open--
    if (open === 0) report()
  }

  function read(bytes: number, chunk: Uint8Array): boolean {
    if (received === 0 && statusLine.compare(chunk, 0, statusLine.length) !== 0) {
      throw new Error(`not the answer expected: ${Buffer.from(chunk.subarray(0, bytes)).toString()}`)
    }
    received += bytes
    if (received >= load.length) {
      milliseconds.push(performance.now() - sentAt)
      received = 0
      sendNext()
    }
    return true
  }
}

/**
 * Keeps this process from sleeping between two answers. Otherwise the server would have to wake it up, which costs two
 * thirds as much as the rest of a home page. A real server does not pay this: a network card does not sleep.
 */
function stayAwake(): void {
  setImmediate(stayAwake)
}

/** Prints what came back, and ends the process. */
function report(): void {
  const answers = milliseconds.length
  const perSecond = (answers * 1000) / (performance.now() - start)
  milliseconds.sort((a, b) => a - b)
  const percentile = (share: number) => milliseconds[Math.floor(share * (answers - 1))] ?? NaN
  const result: LoadResult = { answers, perSecond, p50: percentile(0.5), p99: percentile(0.99) }
  process.stdout.write(JSON.stringify(result), () => process.exit())
}
