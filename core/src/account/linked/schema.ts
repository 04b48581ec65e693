import { z } from 'zod'
import { defineKind, envelope } from '../../kernel/index.ts'

const shown = {
  /** As the operator has set it up; see `SignInProvider`. */
  provider: z.string(),
  /** What people knew it by when it was connected. */
  providerName: z.string(),
  issuer: z.string(),
  subject: z.string(),
  /** What the provider said when it was connected, to be told from another. */
  email: z.string().nullable(),
  name: z.string().nullable(),
}

/** A sign-in at another site that opens this account. The directory says whose it is; this says so to its person. */
export const LinkedSignIn = z.object({
  ...envelope,
  ...shown,
  /** It is being removed, and is no way in to rely on. */
  isBeingRemoved: z.boolean(),
})
export type LinkedSignIn = z.infer<typeof LinkedSignIn>

/** A connected sign-in as its person sees it. */
export const ShownLinkedSignIn = z.object({ ...envelope, ...shown }).meta({ id: 'LinkedSignIn' })
export type ShownLinkedSignIn = z.infer<typeof ShownLinkedSignIn>

/** What there is to see of one. */
export const shownLinked = ({ isBeingRemoved: _, ...rest }: LinkedSignIn): ShownLinkedSignIn => rest

/** How many an account may have. */
export const MAX_LINKED = 10

/** Version 2 says of one that it is being removed. */
const staying = (linked: Record<string, unknown>) => ({ ...linked, isBeingRemoved: false })

export const linkedSignIns = defineKind('linked-sign-in', {
  schema: LinkedSignIn,
  version: 2,
  upcasters: { 1: staying },
  queries: {},
  // A way into this account of this install, and into no other.
  archive: null,
})
