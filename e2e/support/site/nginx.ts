import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { brotliModule, launchNginx, nginxProgram, writeCertificate } from './nginx-conf.ts'
import { newFolder } from './server-process.ts'

/** On a Debian machine where we may, Debian's packages are installed for what is missing. */
function ensureNginx(): void {
  if (existsSync(nginxProgram) && existsSync(brotliModule)) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No nginx with brotli on this machine: installing Debian’s packages…')
    const packages = ['nginx', 'libnginx-mod-http-brotli-static']
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit' })
  }
  if (!existsSync(nginxProgram) || !existsSync(brotliModule)) {
    throw new Error('This journey needs nginx and libnginx-mod-http-brotli-static: install them.')
  }
}

/** deploy/nginx.conf as it is, but for its ports and paths, in front of instances on this machine; gone after the test. */
export async function startNginx(ports: number[], options: { brotli?: boolean; limited?: boolean } = {}) {
  ensureNginx()
  const folder = newFolder()
  const certificate = writeCertificate(folder)
  const nginx = await launchNginx(folder, ports, options)
  onTestFinished(nginx.stop)
  await expect.poll(() => listens(nginx.tls)).toBe(true)
  return {
    plain: `http://127.0.0.1:${nginx.plain}`,
    url: nginx.url,
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
