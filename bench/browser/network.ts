import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Conditions {
  /** milliseconds there and back */
  roundTrip: number
  /** towards the phone */
  bitsPerSecond: number
}

/** Source: Lighthouse's slow 4G. */
export const phoneNetwork: Conditions = { roundTrip: 150, bitsPerSecond: 1_600_000 }

/** Counts bytes and delays nothing, where Chromium does that itself. */
export const noDelay: Conditions = { roundTrip: 0, bitsPerSecond: Infinity }

/** Bytes of a TCP segment, and of what a server sends before the first acknowledgement. Source: RFC 6928. */
const segment = 1460
const firstFlight = 10 * segment

export interface Network {
  port: number
  /** bytes that have come over it to the phone, TLS and headers included */
  received(): number
  stop(): void
}

/**
 * A phone's network in front of a server of this machine, the same for every server. Chromium's own emulation delays
 * requests one by one, whatever carries them; here setting up a connection costs a round trip, connections share the
 * line, and each starts slowly, as TCP does. No packet is lost, and the way to the server has no limit.
 */
export async function startNetwork(serverPort: number, { roundTrip, bitsPerSecond }: Conditions): Promise<Network> {
  const oneWay = roundTrip / 2
  const sockets = new Set<Socket>()
  let received = 0
  let lineFreeAt = 0

  const listener = createServer({ noDelay: true, allowHalfOpen: true }, (phone) => {
    const server = connect({ port: serverPort, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
    for (const socket of [phone, server]) {
      sockets.add(socket)
      // when one of the two breaks, the other is closed
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        phone.destroy()
        server.destroy()
      })
    }

    const toServer = inOrder((data) => (data ? server.write(data) : server.end()))
    const connectedAt = performance.now() + roundTrip
    const arrival = () => Math.max(performance.now(), connectedAt) + oneWay
    phone.on('data', (data) => toServer(arrival(), data))
    phone.on('end', () => toServer(arrival()))

    const toPhone = inOrder((data) => {
      received += data?.length ?? 0
      if (data) phone.write(data)
      else phone.end()
    })
    let unacknowledged = 0
    let window = firstFlight
    server.on('readable', send)
    server.on('end', () => toPhone(Math.max(performance.now(), lineFreeAt) + oneWay))

    function send() {
      while (unacknowledged < window) {
        const data = server.read(Math.min(segment, server.readableLength)) as Buffer | null
        if (!data) return
        lineFreeAt = Math.max(performance.now(), lineFreeAt) + (data.length * 8000) / bitsPerSecond
        unacknowledged += data.length
        toPhone(lineFreeAt + oneWay, data)
        setTimeout(acknowledge, lineFreeAt + roundTrip - performance.now(), data.length)
      }
    }

    function acknowledge(bytes: number) {
      unacknowledged -= bytes
      window += bytes
      send()
    }
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    port: (listener.address() as AddressInfo).port,
    received: () => received,
    stop() {
      listener.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Delivers data, or its end, at a time. Two timers of the same millisecond may fire in either order; the data stay in order. */
function inOrder(deliver: (data: Buffer | undefined) => void) {
  const underway: (Buffer | undefined)[] = []
  return (at: number, data?: Buffer) => {
    underway.push(data)
    setTimeout(() => deliver(underway.shift()), at - performance.now())
  }
}
