// @ts-check
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const [folder = '', port] = process.argv.slice(2)
const body = readFileSync(join(folder, 'page'))
/** @type {string[]} names and values in turn */
const head = JSON.parse(readFileSync(join(folder, 'head.json'), 'utf8'))
const unchangedHead = head.filter(
  (_, position) => !/^content-(length|type|encoding)$/.test(head[position - (position % 2)] ?? ''),
)

createServer({ keepAliveTimeout: 65_000 }, ({ headers }, response) => {
  if (headers['if-none-match']) response.writeHead(304, unchangedHead).end()
  else response.writeHead(200, head).end(body)
}).listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => process.exit())
