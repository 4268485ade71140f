import type { Server } from 'node:net'
import type { Log } from '../ops/log.ts'

/** Milliseconds between two lines of the log about connections refused. */
const logInterval = 60_000

/** Closes connections beyond `most` at once; a line in the log says so, once a minute however many they are. */
export function limitConnections(server: Server, most: number, log: Log, onRefusal: () => void = () => {}): void {
  server.maxConnections = most
  let unlogged = 0
  let waiting: NodeJS.Timeout | undefined
  function report() {
    waiting = undefined
    if (unlogged === 0) return
    log.warn({ dropped: unlogged, most }, 'connections refused: as many as MAX_CONNECTIONS are open')
    unlogged = 0
    waiting = setTimeout(report, logInterval).unref()
  }
  server.on('drop', () => {
    onRefusal()
    unlogged++
    if (!waiting) report()
  })
}
