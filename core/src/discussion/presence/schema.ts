import { z } from 'zod'
import { defineKind, envelope, Instant, RecordId } from '../../kernel/index.ts'

/** That somebody has a discussion before them; its id is the account's. It is saved without an event: who is interested asks. */
export const Presence = z.object({
  ...envelope,
  /** When they last said so. */
  seenAt: Instant,
  /** When they last said that they are typing; `null` when they are not. */
  typingAt: Instant.nullable(),
})
export type Presence = z.infer<typeof Presence>

export const PresenceReport = z.strictObject({ isTyping: z.boolean() }).meta({ id: 'PresenceReport', example: { isTyping: true } })
export type PresenceReport = z.infer<typeof PresenceReport>

/** Somebody else who has the discussion before them. */
export const Present = z.object({ personId: RecordId, isTyping: z.boolean() }).meta({ id: 'Present' })
export type Present = z.infer<typeof Present>

export const presences = defineKind('presence', {
  schema: Presence,
  version: 1,
  queries: { lately: { range: 'seenAt', order: ['seenAt', 'id'], descending: true } },
  archive: null,
})
