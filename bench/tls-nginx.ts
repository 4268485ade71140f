import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server/testing/connection.ts'
import { pinned } from './machine.ts'
import { start, type Running } from './site.ts'

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

/** docs/deploy/nginx.conf as it is, but for its ports and paths, in front of a server of this machine. */
export async function startTlsNginx(
  nginx: string,
  certificate: Certificate,
  serverPort: number,
): Promise<Running & { port: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-bench-nginx-'))
  const [plain, tls, ready] = [await freePort(), await freePort(), await freePort()]
  const site = readFileSync('docs/deploy/nginx.conf', 'utf8')
    .replaceAll('/etc/nginx/vo2max-instances.conf', join(folder, 'instances.conf'))
    .replaceAll('/etc/ssl/vo2max', certificate.folder)
    .replaceAll(/listen \[::\].*/g, '')
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace('listen 443', `listen 127.0.0.1:${tls}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${folder}/temporary/${use};`,
  )
  mkdirSync(join(folder, 'temporary'))
  writeFileSync(join(folder, 'instances.conf'), `server 127.0.0.1:${serverPort} max_fails=0;`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 512; }
     http { ${temporary.join(' ')}\n${site}\nserver { listen 127.0.0.1:${ready}; return 204; } }`,
  )
  const running = await start(pinned('server', nginx, '-c', join(folder, 'nginx.conf'), '-e', `${folder}/error.log`), {
    folder,
    url: `http://127.0.0.1:${ready}`,
    readyPath: '/',
  })
  return { ...running, port: tls }
}
