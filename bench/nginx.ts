import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliModule, nginxConf, writeCertificate } from '../e2e/support/site/nginx-conf.ts'
import { freePort } from '../server/testing/connection.ts'
import { pinnedCommand } from './machine.ts'
import { startServer, type RunningServer } from './site.ts'

/** nginx as it is deployed (docs/deploy/nginx.conf), but for TLS and for having one process: it sends built pages itself. */
export async function startNginxForLoad(nginx: string): Promise<RunningServer> {
  return startNginx(nginx, await freePort(), (conf) =>
    conf
      .replace(' ssl http2;', ';')
      .replaceAll(/^\s*ssl_.*$/gm, '')
      .replace('worker_processes 1;', 'worker_processes 1; master_process off;')
      .replace('http {', 'http { keepalive_requests 100000000;'),
  )
}

/** The same with TLS, in front of a server; `sendsFiles`: it sends built pages itself, or asks the server for everything. */
export async function startTlsNginx(nginx: string, serverPort: number, sendsFiles: boolean): Promise<RunningServer> {
  const running = await startNginx(nginx, serverPort, (conf, folder) =>
    conf.replace(/root .*\/dist\/files;/, (root) => (sendsFiles ? root : `root ${folder};`)),
  )
  return { ...running, url: running.url.replace('http:', 'https:') }
}

async function startNginx(
  nginx: string,
  serverPort: number,
  adapt: (conf: string, folder: string) => string,
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-bench-nginx-'))
  writeCertificate(folder)
  const [plain, port, ready] = [await freePort(), await freePort(), await freePort()]
  const options = { brotli: existsSync(brotliModule), limited: false, anyName: true }
  const file = nginxConf({ folder, ports: [serverPort], plain, tls: port, ...options })
  const conf = readFileSync(file, 'utf8')
    .replace('worker_processes 2;', 'worker_processes 1;')
    .replace('http {', `http { server { listen 127.0.0.1:${ready}; return 204; }`)
  writeFileSync(file, adapt(conf, folder))
  const running = await startServer(pinnedCommand('server', nginx, '-c', file, '-e', `${folder}/error.log`), {
    folder,
    url: `http://127.0.0.1:${ready}`,
    readyPath: '/',
  })
  return { ...running, url: `http://127.0.0.1:${port}` }
}
