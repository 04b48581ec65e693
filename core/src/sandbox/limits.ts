/** What a sandbox may take of an install that is open to everybody. docs/self-hosting.md tells operators of these numbers. */
export const SANDBOX_LIMITS = {
  /** After which it is gone. */
  hours: 24,
  /** Sandboxes of one install at a time. */
  living: 100,
  /** One that nobody has used for so long makes room when there are that many. */
  idleMinutes: 60,
  /** Made from one network in a day. */
  perDay: 10,
  /** Made from one /48 of IPv6 in a day, within which whoever has it takes networks as they like. */
  perDayOfSite: 30,
  /** Times one may be begun anew. */
  resets: 20,
  /** Records it may write and write again. */
  changes: 2_000,
  /** Of all it has written. */
  bytes: 4 * 1024 * 1024,
  /** Of one request. */
  bodyBytes: 64 * 1024,
  /** Of one file to be imported. */
  importBytes: 64 * 1024,
  /** Files that are read at a time, of all of them together. */
  reading: 1,
  /** Event streams open at a time. */
  streams: 3,
} as const
