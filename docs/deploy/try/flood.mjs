// As many unfinished heads on port 80 as told, from one address. Fails unless a page comes over TLS meanwhile to each of 20
// visitors, and all unfinished connections end by nginx's own time limits. With a second number: at most so many are taken.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const [count, most = count] = process.argv.slice(2).map(Number)
const ca = readFileSync('/etc/ssl/vo2max/fullchain.pem')
let open = 0

async function hold() {
  const socket = connect({ host: '127.0.0.1', port: 80, localAddress: '127.0.0.9' })
  const begun = await new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  if (!begun) return
  open++
  // a reset is an end like any other
  socket.on('error', () => {}).on('close', () => open--)
  socket.resume().write('GET / HTTP/1.1\r\nHost: www.site.ca\r\nX-Slow: ')
}

async function visit() {
  const outgoing = request({
    ...{ host: '127.0.0.1', port: 443, servername: 'www.site.ca', ca, path: '/comprendre', agent: false },
    timeout: 5000,
    headers: { host: 'www.site.ca' },
  })
  outgoing.on('timeout', () => outgoing.destroy(new Error('no page over TLS for 5 s')))
  outgoing.end()
  const [answer] = await once(outgoing, 'response')
  answer.resume()
  if (answer.statusCode !== 200) throw new Error(`a page over TLS: ${answer.statusCode}`)
}

await Promise.all(Array.from({ length: count }, hold))
const held = open
if (held !== most) throw new Error(`of ${count} connections ${held} were taken, not ${most}`)
for (let visitor = 0; visitor < 20; visitor++) await visit()
if (open < held / 2) throw new Error(`only ${open} of ${held} were still open, which shows nothing`)
for (let turn = 0; open > 0; turn++) {
  if (turn === 300) throw new Error(`after a minute ${open} unfinished connections are still open`)
  await wait(200)
}
process.stdout.write(
  `${held} of ${count} unfinished heads held on port 80: 20 visitors got their page over TLS, and all ended\n`,
)
