import { createServer, type RequestListener, type Server } from 'node:http'

/** Node's HTTP server. A client that stalls, in its request or in taking the answer, gives its place to another. */
export function httpServer(answer: RequestListener): Server {
  const limits = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 65_000 }
  const server = createServer({ ...limits, connectionsCheckingInterval: 5_000 }, answer)
  // what else a client expects may be passed over (RFC 9110, 10.1.1); Node's own 417 would lack our headers
  server.on('checkExpectation', answer)
  return server.setTimeout(30_000)
}
