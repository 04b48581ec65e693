import type { SpaceId } from './store.ts'

/** What a unique value may stand for. Secrets are hashed by the caller before they come here. */
export type DirectoryName =
  | 'email'
  | 'session'
  | 'password-reset'
  | 'mail-limit'
  | 'mail-held'
  | 'code-try'
  | 'device'
  | 'email-change-new'
  | 'email-change-old'
  | 'address-proof'
  | 'passkey'
  | 'passkey-challenge'
  | 'linked-sign-in'
  | 'sign-in-flow'
  | 'sign-in-ticket'
  | 'attestation'
  | 'invite'
  | 'invite-sign-up'
  | 'invite-waiting'
  | 'named-address'
  | 'feedback'
  | 'feedback-correction'
  | 'discussion-owner'
  | 'push-endpoint'
  | 'calendar-feed'
  | 'api-token'
  | 'billing-customer'
  | 'billing-notice'
  | 'sandbox-place'

export interface DirectoryEntry {
  name: DirectoryName
  /** Unique per `name` across all spaces. */
  value: string
  space: SpaceId
  /** The record, in `space`, that the value stands for. */
  id: string
  /** RFC 3339 instant from which on the entry counts as absent; never when `null`. */
  expiresAt: string | null
}

/** Values that are unique across spaces. Reserve first, then write the record: it works on a sharded cluster. */
export interface Directory {
  /**
   * Claims the value. True when it was free, expired at `now`, or already this record's own
   * (then `expiresAt` is renewed); false when another record has it. Of concurrent claims exactly one wins.
   */
  reserve(entry: DirectoryEntry, now: string): Promise<boolean>
  /** The entry, unless there is none or it has expired at `now`. */
  find(name: DirectoryName, value: string, now: string): Promise<DirectoryEntry | null>
  /** Removes and returns the entry, unless expired at `now`; of concurrent callers exactly one gets it. For single-use secrets. */
  take(name: DirectoryName, value: string, now: string): Promise<DirectoryEntry | null>
  /** Frees the value if this record holds it. */
  release(entry: Pick<DirectoryEntry, 'name' | 'value' | 'id'>): Promise<void>
  /** Frees every value of the space. Seldom called: it may look at all there are. */
  releaseSpace(space: SpaceId): Promise<void>
  /** Removes entries that have expired at `now`. */
  sweep(now: string): Promise<void>
}
