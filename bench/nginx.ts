import { readFileSync, writeFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxConf } from '../e2e/support/site/nginx-conf.ts'
import { freePort } from '../server/testing/connection.ts'
import { pinned } from './machine.ts'
import { start, type Running } from './site.ts'

/** nginx as it is deployed (docs/deploy/nginx.conf), but for TLS and for having one worker: it sends built pages itself. */
export async function startNginx(nginx: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-bench-nginx-'))
  const [plain, port] = [await freePort(), await freePort()]
  const file = nginxConf({
    folder,
    ports: [await freePort()],
    plain,
    tls: port,
    brotli: true,
    limited: false,
    anyName: true,
  })
  const deployed = readFileSync(file, 'utf8')
    .replace(' ssl http2;', ';')
    .replaceAll(/^\s*ssl_.*$/gm, '')
    .replace('worker_processes 2;', 'worker_processes 1; master_process off;')
    .replace('http {', 'http { keepalive_requests 100000000;')
  writeFileSync(file, deployed)
  return start(pinned('server', nginx, '-c', file, '-e', 'stderr'), {
    folder,
    url: `http://127.0.0.1:${port}`,
    readyPath: '/',
  })
}
