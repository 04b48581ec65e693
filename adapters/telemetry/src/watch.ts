/** A request that has begun, as Node has it. */
export interface BegunRequest {
  method?: string | undefined
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** What is found out of it while it is answered. */
  mark?: { readonly id: string; route?: string }
}

/** A request that has ended, told by nothing that names a person or a record. */
export interface EndedRequest {
  requestId: string
  method: string
  /** As declared; `*` where nothing stands. */
  route: string
  /** 499 where whoever asked went away before the answer was whole. */
  status: number
  seconds: number
  /** Of the answer as it went over the wire. */
  bytes: number
}

/** What this process asks of another part: of the storage, or of another server. */
export interface Work {
  kind: 'store' | 'directory' | 'queue' | 'blobs' | 'mail' | 'push' | 'outbound'
  /** The call of the port. */
  call: string
  /** Of what kind the record is that it is about. */
  record?: string
}

/** Whether it is asked of another server. */
export const isOutside = ({ kind }: Work): boolean => kind === 'mail' || kind === 'push' || kind === 'outbound'

/** A job of the queue, without what it is about. */
export interface WatchedJob {
  id: string
  type: string
  runAt: string
  lease: string
  attempt: number
}

/** Looks on at what the server does; of people it is told nothing. Each looks on at what it understands. */
export interface Watch {
  /** A request begins. What answers it is run within `run` where there is one; `end` is told how it went. */
  begin?(request: BegunRequest): { run?(answer: () => void): void; end(ended: EndedRequest): void }
  around?<T>(work: Work, run: () => Promise<T>): Promise<T>
  /** A round of a chore, which most of the time finds nothing to do. */
  chore?<T>(name: string, run: () => Promise<T>): Promise<T>
  claimed?(jobs: readonly WatchedJob[]): void
  /** `later`: it failed and is tried again, or is due again. */
  ended?(job: Pick<WatchedJob, 'id' | 'lease'>, result: 'done' | 'later'): void
  /** A request was refused for its limit. */
  refused?(policy: string): void
  /** The storage has committed. */
  committed?(): void
  /** Something went wrong, and is in the log under this name. */
  faulted?(event: string): void
}
