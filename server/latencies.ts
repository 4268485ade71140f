/** Upper limits in seconds: from a page out of memory, below a millisecond, to the limit of a request. */
const limits = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Answer {
  method: string
  route: string | undefined
  status: number
  /** milliseconds from the request's head to the end of the answer */
  ms: number
}

interface Series {
  labels: { method: string; route: string; status: number }
  /** answers up to each limit and not up to the one before; the last are slower than all */
  counts: number[]
  sum: number
}

interface Value {
  metricName: string
  labels: Record<string, string | number>
  value: number
}

/**
 * A histogram of answers in the form in which prom-client's registry asks for one. prom-client's own takes 0.9 µs of a
 * page's 26 and leaves objects to collect; this takes 0.1 µs. Every page pays it.
 */
export function latencies(name: string, help: string) {
  const all = new Map<string, Series>()
  return {
    name,
    observe({ method, route = 'none', status, ms }: Answer): void {
      const key = `${method} ${status} ${route}`
      let series = all.get(key)
      if (!series) {
        series = { labels: { method, route, status }, counts: Array<number>(limits.length + 1).fill(0), sum: 0 }
        all.set(key, series)
      }
      const seconds = ms / 1000
      let place = 0
      while (place < limits.length && seconds > limits[place]!) place++
      series.counts[place]!++
      series.sum += seconds
    },
    async get() {
      return { name, help, type: 'histogram', aggregator: 'sum', values: [...all.values()].flatMap(valuesOf) }
    },
  }

  function valuesOf({ labels, counts, sum }: Series): Value[] {
    let count = 0
    const buckets = counts.map((more, place): Value => {
      count += more
      return { metricName: `${name}_bucket`, labels: { le: limits[place] ?? '+Inf', ...labels }, value: count }
    })
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ]
  }
}
