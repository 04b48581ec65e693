/** What the worker, the server and the pages call the same things. */

/** The header that says whose an answer is: the id of the account. */
export const ACCOUNT_HEADER = 'throughline-account'

/** The header of a kept answer: when it was made, RFC 3339. */
export const KEPT_AT_HEADER = 'throughline-kept-at'

/** How the names of caches begin that hold what is a person's. */
export const KEPT = 'throughline-kept '

/** The cache of files of the build, which are nobody's. */
export const BUILT = 'throughline-built'

/** What a page asks of the worker, or a newer worker of the one before. */
export type Asked =
  /** It has come to rest. */
  | { is: 'rest' }
  /** A record of this kind has changed on the server: `path` is the address of the page, if somebody looks at it. */
  | { is: 'changed'; kind: string; path: string | null }
  /** Another is to take its place. */
  | { is: 'over' }

/** What the worker tells pages. */
export type Told =
  /** The network is gone: `keptAt` is when the answer was made that was given in its place. */
  | { is: 'offline'; keptAt: string }
  /** It is there again. */
  | { is: 'online' }
