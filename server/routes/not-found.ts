import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRendered, type Pages } from '../ssr/page.ts'
import { sendProblem } from '../http/errors/problem-details.ts'
import { pathOf } from '../http/request-target.ts'

export type NotFoundHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Answers a request that no route takes: 405 with Allow where the address takes other methods, 404 elsewhere.
 * It learns the methods from the routes that are registered after it.
 */
export function createNotFoundHandler(app: FastifyInstance, pages: Pages): NotFoundHandler {
  const routes: { address: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    routes.push({ address: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`), methods: [method].flat() })
  })
  return (request, reply) => {
    const path = pathOf(request.url)
    const taken = routes.filter(({ address }) => address.test(path)).flatMap(({ methods }) => methods)
    const methods = [...(pages.at(path) || isRendered(path) ? ['GET', 'HEAD'] : []), ...taken]
    return methods.length ? sendProblem(reply.header('Allow', methods.join(', ')), 405) : sendProblem(reply, 404)
  }
}
