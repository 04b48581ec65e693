import { z } from 'zod'
import { defineKind, envelope } from '../../kernel/index.ts'

/** How far what happens was looked through for the wins of a person, under the id of their account. */
const WinFollowing = z.object({
  ...envelope,
  /** The last change that was looked at. */
  seq: z.int(),
})
export type WinFollowing = z.infer<typeof WinFollowing>

export const winFollowings = defineKind('win-following', { schema: WinFollowing, version: 1, queries: {}, archive: null })
