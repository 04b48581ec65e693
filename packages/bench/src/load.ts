import autocannon, { type Request } from 'autocannon'

export interface Load {
  url: string
  headers?: Record<string, string>
  requests: readonly Request[]
  connections: number
  seconds: number
  /** Ends the round early once as many were asked. */
  most?: number | undefined
  /** The status every answer has to have. */
  status: number
}

export interface Round {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Of one answer, headers included. */
  bytes: number
  /** Requests that were answered. */
  answered: number
}

/**
 * Sends the requests over and over for some seconds.
 * @throws when one fails or answers anything but what is expected: a fast refusal is no speed.
 */
export async function loadFor({ url, headers = {}, requests, connections, seconds, most, status }: Load): Promise<Round> {
  const running = autocannon({ url, headers, requests, connections, ...(most ? { amount: most } : { duration: seconds }) })
  const started = performance.now()
  let lastAnswer = started
  running.on('response', () => {
    lastAnswer = performance.now()
  })
  // With an amount it would not end by the time.
  const end = most ? setTimeout(() => running.stop(), seconds * 1_000) : undefined
  const result = await running
  clearTimeout(end)
  const strangers = Object.entries(result.statusCodeStats).filter(([code]) => code !== String(status))
  if (strangers.length > 0 || result.errors > 0)
    throw new Error(`${requests[0]?.path}: ${result.errors} errors, statuses ${JSON.stringify(result.statusCodeStats)}`)
  return {
    // It notices only once a second that an amount is reached, so what it says it took is longer than the answers did.
    perSecond: most ? (result.requests.total * 1_000) / (lastAnswer - started) : result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.total / Math.max(1, result.requests.total)),
    answered: result.requests.total,
  }
}

/** The round in the middle, figure by figure. */
export function middle(rounds: readonly Round[]): Round {
  const of = (figure: keyof Round) => rounds.map((round) => round[figure]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), bytes: of('bytes'), answered: of('answered') }
}
