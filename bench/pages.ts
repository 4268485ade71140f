import { sendRequest, homePage, type BenchRequest } from './request.ts'
import { runLoad, type Round } from './load.ts'
import { startNginxForLoad } from './nginx.ts'
import type { Plan } from './rounds.ts'
import { startSite, type RunningServer } from './site.ts'

const connections = 32

export interface PageRounds {
  name: string
  ours: Round[]
  /** what ours is compared with: nginx if it is installed, and ours with metrics */
  others: { name: string; rounds: Round[] }[]
}

/** Loads the home page, whole and unchanged (304), on our server and on others in turns. */
export async function measurePages(
  site: RunningServer,
  nginxProgram: string | undefined,
  plan: Plan,
): Promise<PageRounds[]> {
  const page = await sendRequest(site.url, homePage)
  const running: RunningServer[] = []
  async function started<Server extends RunningServer>(server: Promise<Server>): Promise<Server> {
    running.push(await server)
    return server
  }
  try {
    const others = [
      ...(nginxProgram ? [{ name: 'nginx as deployed', server: await started(startNginxForLoad(nginxProgram)) }] : []),
      { name: 'ours with metrics', server: await started(startSite({ METRICS_PORT: '0' })) },
    ]
    for (const { name, server } of others) {
      if (!(await sendRequest(server.url, homePage)).body.equals(page.body))
        throw new Error(`${name} serves other bytes`)
    }
    const whole = { name: `home page, ${page.body.length} bytes of brotli`, requestFor: async () => homePage }
    const unchanged = { name: 'home page unchanged, 304', requestFor: ifChanged }
    const measured: PageRounds[] = []
    for (const { name, requestFor } of [whole, unchanged]) {
      const rounds: PageRounds = { name, ours: [], others: others.map(({ name }) => ({ name, rounds: [] })) }
      for (let turn = 0; turn < plan.rounds; turn++) {
        rounds.ours.push(await ask(site, await requestFor(site), plan))
        for (const [position, { server }] of others.entries()) {
          rounds.others[position]!.rounds.push(await ask(server, await requestFor(server), plan))
        }
      }
      measured.push(rounds)
    }
    return measured
  } finally {
    for (const server of running) await server.stop()
  }
}

/** A round of load, after a short one to warm up. */
async function ask(server: RunningServer, request: BenchRequest, { seconds }: Plan): Promise<Round> {
  await runLoad(server, request, connections, { seconds: 0.5 })
  return runLoad(server, request, connections, { seconds })
}

async function ifChanged(server: RunningServer): Promise<BenchRequest> {
  const { headers } = await sendRequest(server.url, homePage)
  return {
    ...homePage,
    headers: { ...homePage.headers, 'if-none-match': headers.get('etag')! },
    status: 304,
  }
}
