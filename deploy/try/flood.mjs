// As many unfinished heads on port 80 as told, from one address. Fails unless a page comes over TLS meanwhile to each of 20
// visitors, and all unfinished connections end by nginx's own time limits. With a second number: at most so many are taken.
import { execFileSync } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const [count, most = count] = process.argv.slice(2).map(Number)
const quietly = ['--silent', '--show-error', '--fail', '--max-time', '5', '--output', '/dev/null']
const site = ['--cacert', '/etc/ssl/vo2max/fullchain.pem', '--resolve', 'www.site.ca:443:127.0.0.1']
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

await Promise.all(Array.from({ length: count }, hold))
const held = open
if (held !== most) throw new Error(`of ${count} connections ${held} were taken, not ${most}`)
for (let visitor = 0; visitor < 20; visitor++) {
  execFileSync('curl', [...quietly, ...site, 'https://www.site.ca/comprendre'])
  await wait(1)
}
if (open < held / 2) throw new Error(`only ${open} of ${held} were still open, which shows nothing`)
for (let turn = 0; open > 0; turn++) {
  if (turn === 300) throw new Error(`after a minute ${open} unfinished connections are still open`)
  await wait(200)
}
process.stdout.write(
  `${held} of ${count} unfinished heads held on port 80: 20 visitors got their page over TLS, and all ended\n`,
)
