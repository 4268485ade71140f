import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy to a local socket that can begin to swallow: from then on its connections get no byte and no end. */
export async function startSwallowingProxy(target: string) {
  const connections = new Set<Socket[]>()
  const server = createServer((near) => {
    const far = connect(target)
    connections.add([near, far])
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
      from.pipe(to)
    }
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of [...connections].flat()) socket.destroy()
    server.close()
  })
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Present connections go silent without being closed; new ones work. Answers how many went silent. */
    swallow() {
      const alive = [...connections].filter(([near]) => !near!.destroyed)
      for (const [near, far] of alive) {
        near!.unpipe().removeAllListeners('close').pause()
        far!.unpipe().removeAllListeners('close').pause()
      }
      return alive.length
    },
  }
}
