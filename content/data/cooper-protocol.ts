/** Minutes of the parts of the Cooper protocol. Source: product spec, section 9. */
export const cooperProtocol = { warmUp: 10, run: 12, coolDown: 10 } as const
