import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliModule, nginxConf, writeCertificate } from '../../e2e/support/site/nginx-conf.ts'
import { freePort } from '../../server/testing/connection.ts'
import { pinned } from '../machine.ts'
import { start, type Running } from '../site.ts'

/**
 * nginx as it is deployed (docs/deploy/nginx.conf), but for having one worker, in front of a server of this machine.
 * `sendsFiles`: it sends the built pages itself, as in production, or asks the server for everything.
 */
export async function startTlsNginx(
  nginx: string,
  serverPort: number,
  sendsFiles: boolean,
): Promise<Running & { port: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-bench-nginx-'))
  writeCertificate(folder)
  const [plain, tls, ready] = [await freePort(), await freePort(), await freePort()]
  const options = { brotli: existsSync(brotliModule), limited: false, anyName: true }
  const file = nginxConf({ folder, ports: [serverPort], plain, tls, ...options })
  const deployed = readFileSync(file, 'utf8')
    .replace('worker_processes 2;', 'worker_processes 1;')
    .replace('http {', `http { server { listen 127.0.0.1:${ready}; return 204; }`)
    .replace(/root .*\/build\/files;/, (root) => (sendsFiles ? root : `root ${folder};`))
  writeFileSync(file, deployed)
  const running = await start(pinned('server', nginx, '-c', file, '-e', `${folder}/error.log`), {
    folder,
    url: `http://127.0.0.1:${ready}`,
    readyPath: '/',
  })
  return { ...running, port: tls }
}
