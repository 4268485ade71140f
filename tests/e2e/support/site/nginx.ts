import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { launchNginx, nginxProgram, writeCertificate } from './nginx-conf.ts'
import { newFolder } from './server-process.ts'

/** Installs nginx if it is missing, as root on Debian. @throws Error if there is still none */
function ensureNginx(): void {
  if (existsSync(nginxProgram)) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No nginx on this machine: installing Debian’s…')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx'], { stdio: 'inherit' })
  }
  if (!existsSync(nginxProgram)) throw new Error('This journey needs nginx: install it.')
}

/** Starts nginx with deploy/nginx.conf in front of instances on these ports, and stops it after the test. */
export async function startNginx(ports: number[], options: { limited?: boolean } = {}) {
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
    /** the files in its cache: one for each encoding of a page or asset */
    cached: () =>
      readdirSync(join(folder, 'cache'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
  }
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const [isConnected] = await Promise.race([
    once(socket, 'connect').then(() => [true]),
    once(socket, 'close').catch(() => [false]),
  ])
  socket.destroy()
  return isConnected === true
}
