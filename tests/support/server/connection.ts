import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Opens a raw TCP connection. `closed` resolves with everything received. */
export async function openConnection(port: number): Promise<{ socket: Socket; closed: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => (received += text))
  // a reset counts as a normal close
  socket.on('error', () => socket.destroy())
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(received)))
  await once(socket, 'connect')
  return { socket, closed }
}

/** Returns the head of a request as text. Its connection closes after the response, unless it is kept alive. */
export function rawRequest(method: string, target: string, { headers = [] as string[], keepAlive = false } = {}) {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers]
  return [...lines, ...(keepAlive ? [] : ['Connection: close']), '', ''].join('\r\n')
}

/** Returns the headers of a body of JSON. */
export const jsonHeaders = (json: string) => ['Content-Type: application/json', `Content-Length: ${json.length}`]

/** Sends a request byte for byte. Returns everything received until the connection closes. */
export async function exchange(port: number, request: string): Promise<string> {
  const { socket, closed } = await openConnection(port)
  socket.write(request, 'latin1')
  return closed
}

/** Returns a port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
