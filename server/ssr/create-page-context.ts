import type { FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import { recordsContext, reportErrorContext } from '../../api/page-context.ts'
import { visitorRecords, type VisitorRecordsOptions } from '../visitors/visitor-records.ts'

/** Returns a context that provides the rendered page with the visitor's records and the error log. */
export function createPageContext(
  request: FastifyRequest,
  reply: FastifyReply,
  options: VisitorRecordsOptions,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(recordsContext, visitorRecords(request, reply, options))
  context.set(reportErrorContext, (err) => request.log.error({ err }, 'page failed'))
  return context
}
