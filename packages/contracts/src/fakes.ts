import type { CommonPasswords } from '@throughline/core/account'
import {
  type Actor,
  type Clock,
  type Ids,
  instantText,
  type Outbound,
  OutboundError,
  type OutboundFault,
  type OutboundRequest,
} from '@throughline/core/kernel'

export interface FakeClock extends Clock {
  /** Moves to an RFC 3339 instant. */
  set(instant: string): void
  advance(by: Temporal.DurationLike): void
}

/** A clock that stands still until it is moved. */
export function fakeClock(start = '2026-03-05T09:00:00.000Z'): FakeClock {
  let now = Temporal.Instant.from(start)
  return {
    now: () => now,
    set: (instant) => {
      now = Temporal.Instant.from(instant)
    },
    advance: (by) => {
      now = now.add(by)
    },
  }
}

/** UUIDv7s that rise by one, the same in every run. */
export function sequentialIds(last = 0): Ids {
  let count = last
  return { next: () => `019a9b3c-5d00-7cc0-8000-${(++count).toString(16).padStart(12, '0')}` }
}

/** Somebody in UTC whose space carries their account id. */
export const fakeActor = (actor: Partial<Actor> = {}): Actor => {
  const accountId = actor.accountId ?? '019a9b3c-5d00-7cc0-8000-aaaaaaaaaaaa'
  return { accountId, space: accountId, timeZone: 'UTC', dayStart: 0, locale: 'en-GB', weekStart: 1, ...actor }
}

/** Knows these passwords as common, and no others. */
export const fakeCommonPasswords = (words: readonly string[] = []): CommonPasswords => ({
  hasAny: async (asked) => asked.some((word) => words.includes(word)),
})

type FakeAnswer = { status?: number; headers?: Record<string, string>; text?: string } | OutboundFault

export interface FakeOutbound extends Outbound {
  /** What was asked so far. */
  readonly asked: OutboundRequest[]
  /** What is at an address from now on. */
  answer(url: string, how: FakeAnswer): void
}

// Part of every JavaScript platform, though not of the language's own types.
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** An internet with what was put there, and one thing at every other address. */
export function fakeOutbound(elsewhere: FakeAnswer = 'unreachable'): FakeOutbound {
  const answers = new Map<string, FakeAnswer>()
  const asked: OutboundRequest[] = []
  return {
    asked,
    judge: (url) => (/^https?:\/\/(?!10\.)/.test(url) ? (url.includes('//named.') ? 'named' : 'elsewhere') : 'refused'),
    answer: (url, how) => void answers.set(url, how),
    async send(request) {
      asked.push(request)
      const how = answers.get(request.url) ?? elsewhere
      if (typeof how === 'string') throw new OutboundError(how, `It is ${how}.`)
      return { status: how.status ?? 200, headers: how.headers ?? {}, body: new TextEncoder().encode(how.text ?? '') }
    },
  }
}

const clock = fakeClock()
const ids = sequentialIds(0xa000_0000)

/** A fresh id, unique within the process. */
export const nextId = () => ids.next()

/** A fresh instant, a millisecond after the last, as text. */
export const nextInstant = () => {
  clock.advance({ milliseconds: 1 })
  return instantText(clock.now())
}
