import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { PasswordHasher } from '@throughline/core/account'
import { AppError, atMost } from '@throughline/core/kernel'

/** What one hash costs. */
export interface Argon2Cost {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

/** OWASP's second choice for Argon2id: 19 MiB, two passes; about 30 ms of one core. */
const COST: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 }

/** Hashes are made in one line, whoever they are for. */
const LINE = 'hashes'

/** Hashes that may wait; past that a sign-in is refused for a moment rather than left hanging. */
const WAITING = 200

const SALT_BYTES = 16
const TAG_BYTES = 32

const derive = promisify(argon2)

const tooMany = () => new AppError('unavailable', 'Too many people are signing in right now. Try again in a moment.', { retryAfter: 5 })

/**
 * Passwords by Argon2id (RFC 9106), stored as PHC strings. Runs off the main thread, on two cores at most, so that a
 * storm of sign-ins slows sign-ins and nothing else.
 */
export function createPasswordHasher({ cost = COST, waiting = WAITING }: { cost?: Argon2Cost; waiting?: number } = {}): PasswordHasher {
  const queued = atMost(Math.min(2, Math.max(1, availableParallelism() - 1)), { waiting, full: tooMany })

  const tagOf = (password: string, salt: Buffer, { memory, passes, parallelism }: Argon2Cost, tagLength: number) =>
    queued(LINE, () => derive('argon2id', { message: password, nonce: salt, memory, passes, parallelism, tagLength }))

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return written(cost, salt, await tagOf(password, salt, cost, TAG_BYTES))
    },

    async verify(passwordHash, password) {
      const known = read(passwordHash)
      if (!known) return false
      return timingSafeEqual(await tagOf(password, known.salt, known.cost, known.tag.length), known.tag)
    },

    isOutdated(passwordHash) {
      const known = read(passwordHash)
      return !known || (Object.keys(cost) as (keyof Argon2Cost)[]).some((key) => known.cost[key] !== cost[key])
    },
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const written = ({ memory, passes, parallelism }: Argon2Cost, salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`

function read(passwordHash: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(passwordHash)
  if (!match) return null
  const [, memory, passes, parallelism, salt = '', tag = ''] = match
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}
