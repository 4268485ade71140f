import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { freePort, newFolder } from './server-process.ts'

const program = '/usr/sbin/nginx'

/** nginx of this machine; on a Debian machine where we may, Debian's package is installed for it. */
function findNginx(): string {
  if (!existsSync(program) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No nginx on this machine: installing Debian’s package…')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx'], { stdio: 'inherit' })
  }
  if (!existsSync(program)) throw new Error('This journey needs nginx: install it.')
  return program
}

/** docs/deploy/nginx.conf as it is, but for its ports and paths, in front of instances on this machine; gone after the test. */
export async function startNginx(ports: number[]) {
  const nginx = findNginx()
  const folder = newFolder()
  const [plain, tls] = [await freePort(), await freePort()]
  mkdirSync(join(folder, 'temporary'))
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const signed = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync(
    'openssl',
    ['req', ...signed, '-subj', '/CN=www.site.ca', '-addext', 'subjectAltName=DNS:www.site.ca,IP:127.0.0.1'].concat(
      ...[
        ['-keyout', key],
        ['-out', certificate],
      ],
    ),
    { stdio: 'ignore' },
  )
  const instances = join(folder, 'instances.conf')
  const site = readFileSync(join(import.meta.dirname, '../../docs/deploy/nginx.conf'), 'utf8')
    .replaceAll('/etc/nginx/vo2max-instances.conf', instances)
    .replaceAll('/etc/ssl/vo2max', folder)
    .replaceAll(/listen \[::\].*/g, '')
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace('listen 443', `listen 127.0.0.1:${tls}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${folder}/temporary/${use};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; worker_processes 2; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 512; }
     http { ${temporary.join(' ')}\n${site}\n}`,
  )

  writeFileSync(instances, ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n'))
  const started = spawn(nginx, ['-c', file, '-e', `${folder}/error.log`], { stdio: 'ignore' })
  const ended = once(started, 'exit')
  onTestFinished(async () => {
    started.kill('SIGTERM')
    await ended
  })
  await expect.poll(() => listens(tls)).toBe(true)
  return {
    plain: `http://127.0.0.1:${plain}`,
    url: `https://127.0.0.1:${tls}`,
    certificate: () => readFileSync(certificate),
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
  }
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const [outcome] = await Promise.race([
    once(socket, 'connect').then(() => [true]),
    once(socket, 'close').catch(() => [false]),
  ])
  socket.destroy()
  return outcome === true
}
