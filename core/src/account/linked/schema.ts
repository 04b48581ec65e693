import { z } from 'zod'
import { defineKind, envelope } from '../../kernel/index.ts'

/** A sign-in at another site that opens this account. The directory says whose it is; this says so to its person. */
export const LinkedSignIn = z
  .object({
    ...envelope,
    /** As the operator has set it up; see `SignInProvider`. */
    provider: z.string(),
    /** What people knew it by when it was connected. */
    providerName: z.string(),
    issuer: z.string(),
    subject: z.string(),
    /** What the provider said when it was connected, to be told from another. */
    email: z.string().nullable(),
    name: z.string().nullable(),
  })
  .meta({ id: 'LinkedSignIn' })
export type LinkedSignIn = z.infer<typeof LinkedSignIn>

/** How many an account may have. */
export const MAX_LINKED = 10

export const linkedSignIns = defineKind('linked-sign-in', {
  schema: LinkedSignIn,
  version: 1,
  queries: {},
  // A way into this account of this install, and into no other.
  archive: null,
})
