import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../../server/testing/connection.ts'

export const nginxProgram = '/usr/sbin/nginx'
const project = join(import.meta.dirname, '../../../..')

/**
 * Writes a self-signed certificate and its key, under the names in deploy/nginx.conf. Returns the certificate's path.
 */
export function writeCertificate(folder: string): string {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=www.site.ca', '-addext', 'subjectAltName=DNS:www.site.ca,IP:127.0.0.1']
  execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return certificate
}

interface Options {
  /** false removes the rate and connection limits per client */
  limited?: boolean
}

/**
 * Starts nginx in front of the instances on these ports. `folder` must hold the certificate, and gets nginx's own
 * files.
 */
export async function launchNginx(folder: string, ports: number[], options: Options = {}) {
  const listening = { plain: await freePort(), tls: await freePort() }
  const args = ['-c', writeNginxConf(folder, ports, listening, options), '-e', `${folder}/error.log`]
  execFileSync(nginxProgram, ['-t', '-q', ...args])
  const nginx = spawn(nginxProgram, args, { stdio: 'ignore' })
  const ended = once(nginx, 'exit')
  return {
    ...listening,
    url: `https://127.0.0.1:${listening.tls}`,
    async stop() {
      nginx.kill()
      await ended
    },
  }
}

/**
 * Writes deploy/nginx.conf, with test ports and paths, into a configuration like Debian's. Returns the path of the
 * file.
 */
function writeNginxConf(
  folder: string,
  ports: number[],
  { plain, tls }: { plain: number; tls: number },
  { limited = true }: Options,
): string {
  const site = readFileSync(join(project, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/opt/vo2max', project)
    .replaceAll('/var/cache/vo2max', `${folder}/cache`)
    .replaceAll('/etc/nginx', folder)
    .replaceAll('/etc/ssl/vo2max', folder)
    .replaceAll(/listen \[::\].*/g, '')
    .replaceAll(/^ +limit_(req|conn) .*$/gm, limited ? '$&' : '')
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
  writeFileSync(
    join(folder, 'vo2max-instances.conf'),
    ports.map((port) => `server 127.0.0.1:${port} max_fails=0 max_conns=1500;`).join('\n'),
  )
  mkdirSync(join(folder, 'temporary'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${folder}/temporary/${use};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
     daemon off; worker_processes 2; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 4096; }
     http { sendfile on; tcp_nopush on; gzip on; include /etc/nginx/mime.types; ${temporary.join(' ')}\n${site}\n}`,
  )
  return file
}
