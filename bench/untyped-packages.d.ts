declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    /** requests in all; it comes before `duration` */
    amount?: number
    /** seconds */
    duration?: number
    /** milliseconds between two looks at whether it is over */
    sampleInt?: number
  }
  interface Result {
    errors: number
    timeouts: number
  }
  interface Run extends PromiseLike<Result> {
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void): Run
  }
  export default function autocannon(options: Options): Run
}
