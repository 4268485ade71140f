import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliModule, nginxConf } from '../../e2e/support/site/nginx-conf.ts'
import { freePort } from '../../server/testing/connection.ts'
import { pinned } from '../machine.ts'
import { start, type Running } from '../site.ts'

export interface Certificate {
  /** that holds the certificate and its key, as docs/deploy/nginx.conf names them */
  folder: string
  /** the hash of its public key, by which Chromium can be told to trust it */
  keyHash: string
  stop(): void
}

export function newCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-bench-tls-'))
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', ...kind, '-subj', '/CN=www.site.ca', '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  const { publicKey } = new X509Certificate(readFileSync(certificate))
  const keyHash = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return { folder, keyHash, stop: () => rmSync(folder, { recursive: true }) }
}

interface Behind {
  certificate: Certificate
  serverPort: number
  /** whether it sends the built pages itself, as in production, or asks the server for everything */
  sendsFiles: boolean
}

/** nginx as it is deployed (docs/deploy/nginx.conf), but for having one worker, in front of a server of this machine. */
export async function startTlsNginx(
  nginx: string,
  { certificate, serverPort, sendsFiles }: Behind,
): Promise<Running & { port: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-bench-nginx-'))
  cpSync(certificate.folder, folder, { recursive: true })
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
