import { createServer, type RequestListener, type Server } from 'node:http'

/** Node's HTTP server. A client that stalls while it sends its request or takes the answer loses its connection. */
export function createHttpServer(answer: RequestListener): Server {
  const limits = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 65_000 }
  const server = createServer({ ...limits, connectionsCheckingInterval: 5_000 }, answer)
  // an unknown Expect header may be ignored (RFC 9110, 10.1.1); Node's own 417 would lack our headers
  server.on('checkExpectation', answer)
  return server.setTimeout(30_000)
}
