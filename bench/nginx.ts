import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server/testing/connection.ts'
import { pinned } from './machine.ts'
import type { Answer } from './pages.ts'
import { start, type Running } from './site.ts'

/** Headers that every HTTP server makes itself, and those that nginx makes here. */
const nginxsOwn = ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'transfer-encoding']

/**
 * nginx with one worker that serves one answer of ours as a file: the same bytes, already compressed, and the same
 * headers. It has less to do than we have: it looks at no Accept-Encoding and counts nothing.
 */
export async function startNginx(nginx: string, answer: Answer): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-bench-nginx-'))
  const port = await freePort()
  const headers = [...answer.headers].filter(([name]) => !nginxsOwn.includes(name))
  writeFileSync(join(folder, 'page'), answer.body)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
master_process off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=16;
  keepalive_timeout 65;
  keepalive_requests 100000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${folder}/${use};`).join('\n  ')}
  default_type '${answer.headers.get('content-type')}';
  ${headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location = / { try_files /page =404; }
  }
}
`,
  )
  return start(pinned('server', nginx, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'), {
    folder,
    url: `http://127.0.0.1:${port}`,
    readyPath: '/',
  })
}
