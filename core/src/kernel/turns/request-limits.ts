import type { LimitPolicy } from './rate-limit.ts'

/** How often anything at all may be asked for. */
export interface RequestLimits {
  /** Of who is signed in. */
  account: LimitPolicy
  /** Of pages of who is signed in: each is made of some ten requests, which are counted no more. */
  page: LimitPolicy
  /** Of an API token. */
  token: LimitPolicy
  /**
   * Of all tokens of an account together: making more of them gives no more. Apart from who is signed in, so that no script of
   * theirs locks a person out.
   */
  tokens: LimitPolicy
  /** Of an address that asks without being anybody. */
  address: LimitPolicy
}

/** A minute of one person; far more than a page or a program that waits for its answers asks for. */
export const REQUESTS_A_MINUTE = 12_000

const aMinute = (name: string, quota: number): LimitPolicy => ({ name, quota: Math.max(1, Math.floor(quota)), windowSeconds: 60 })

/** The limits that follow from how often one person may ask in a minute. */
export const requestLimits = (perMinute: number): RequestLimits => ({
  account: aMinute('account', perMinute),
  page: aMinute('page', perMinute / 10),
  token: aMinute('token', perMinute / 2),
  tokens: aMinute('tokens', perMinute),
  address: aMinute('address', perMinute / 4),
})
