/** What was being done as an error happened: words of ours, never of a person. */
export interface ErrorAbout {
  event: string
  requestId?: string | undefined
  method?: string | undefined
  /** As declared, so that no id is in it. */
  route?: string | undefined
  chore?: string | undefined
}

/**
 * A service that errors are reported to, of the server and of browsers. What an implementation must do is said by
 * `errorSinkContract` in packages/contracts.
 */
export interface ErrorSink {
  /** What browsers report by; no secret. */
  readonly dsn: string
  /** Reports a fault of the server without what a person wrote. Waits for nothing and never throws. */
  report(error: unknown, about: ErrorAbout): void
  /**
   * Passes on what a browser reports, as it came and with nothing else.
   * @throws AppError `validation` for what is no report for this very service; `rate-limited` or `unavailable` as the service says
   */
  pass(envelope: Uint8Array<ArrayBuffer>): Promise<void>
  /** Waits a moment for what was reported to be gone. */
  close(): Promise<void>
}

export interface ErrorSinkDep {
  /** `null` where the operator has set up none. */
  errorSink: ErrorSink | null
}
