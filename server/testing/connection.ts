import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A connection to which any bytes can be written; `closed` gives all that came back. */
export async function openConnection(port: number): Promise<{ socket: Socket; closed: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => (received += text))
  // a reset is an end like any other
  socket.on('error', () => socket.destroy())
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(received)))
  await once(socket, 'connect')
  return { socket, closed }
}

/** Sends one request as it is, and gives the whole answer. */
export async function exchange(port: number, request: string): Promise<string> {
  const { socket, closed } = await openConnection(port)
  socket.write(request, 'latin1')
  return closed
}

/** A port of this machine that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
