// Visitors who each save a run and read a page, until SIGTERM. Fails unless each answer was 200 or 201 and each acknowledged run
// is there once.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { json, text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const ca = readFileSync('/etc/ssl/vo2max/fullchain.pem')
const run = { age: 30, gender: 'homme', weight: 70, distance: 2400, vo2maxResult: 402, category: 'Bon' }
const answers = {}
let asked = 0
let over = false
process.on('SIGTERM', () => (over = true))

/** Each call is a connection of its own, from an address of its own: the rate limit is meant for one client. */
async function ask(path, { method = 'GET', cookie = '', body } = {}) {
  asked++
  const outgoing = request({
    ...{ host: '127.0.0.1', port: 443, servername: 'www.site.ca', ca, path, method, agent: false },
    localAddress: `127.1.${(asked >> 8) % 256}.${asked % 256}`,
    headers: { host: 'www.site.ca', cookie, ...(body && { 'content-type': 'application/json' }) },
  })
  outgoing.end(body && JSON.stringify(body))
  const [answer] = await once(outgoing, 'response')
  answers[answer.statusCode] = (answers[answer.statusCode] ?? 0) + 1
  return answer
}

const acknowledged = []

/** One visitor after the other. */
async function visits(page) {
  while (!over) {
    const saved = await ask('/api/vo2/calculate', { method: 'POST', body: run })
    if (saved.statusCode !== 201) throw new Error(`a save: ${saved.statusCode} ${await text(saved)}`)
    const [cookie] = saved.headers['set-cookie'][0].split(';')
    acknowledged.push({ cookie, ...(await json(saved)) })
    await text(await ask(page))
    await wait(25)
  }
}

await Promise.all(['/', '/mesurer', '/en/measure', '/blog'].map(visits))
for (const { cookie, id } of acknowledged) {
  const { records } = await json(await ask('/api/vo2/records', { cookie }))
  if (String(records.map((kept) => kept.id)) !== id) throw new Error(`of the run ${id} ${records.length} are kept`)
}
process.stdout.write(`under load: ${JSON.stringify(answers)}, ${acknowledged.length} runs saved, each there once\n`)
if (Object.keys(answers).some((status) => !['200', '201'].includes(status))) process.exitCode = 1
