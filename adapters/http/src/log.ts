/** One line of the log: facts for whoever runs the site, no text that a person wrote. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error'
  event: string
  requestId?: string
  method?: string
  /** The route as declared, so that no id is in it. */
  route?: string
  status?: number
  /** Milliseconds it took. */
  ms?: number
  /** Of the answer, with its headers. */
  bytes?: number
  /** The chore of a worker. */
  chore?: string
  /** A sentence of ours. */
  message?: string
  error?: unknown
}
