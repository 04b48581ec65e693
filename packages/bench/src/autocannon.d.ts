/** The part of autocannon that is used here; it brings no types. */
declare module 'autocannon' {
  export interface Request {
    method?: 'GET' | 'POST' | 'PATCH'
    path: string
    body?: string
    headers?: Record<string, string>
    /** Makes each request anew. */
    setupRequest?: (request: Request) => Request
  }
  export interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration?: number
    /** Requests, instead of seconds. */
    amount?: number
    headers?: Record<string, string>
    requests: readonly Request[]
  }
  export interface Result {
    requests: { average: number; total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    /** Bytes read. */
    throughput: { total: number }
    /** Seconds. */
    duration: number
    errors: number
    timeouts: number
    statusCodeStats: Record<string, { count: number }>
  }
  /** A run that is under way. */
  export interface Run extends PromiseLike<Result> {
    on(event: 'response', heard: () => void): void
    /** Ends it now; what was answered so far is its result. */
    stop(): void
  }
  export default function autocannon(options: Options): Run
}
