import { z } from 'zod'
import { defineKind, envelope, Instant, RecordId } from '../../kernel/index.ts'
import { Email } from '../schema.ts'

/** Hours in which both ends have to confirm. */
export const CHANGE_HOURS = 24

/** Hours a link is good for that proves the address it was mailed to. */
export const ADDRESS_PROOF_HOURS = 24

export const AddressProof = z.strictObject({ token: z.string().max(200) }).meta({ id: 'AddressProof', example: { token: 'w0Jk…' } })
export type AddressProof = z.input<typeof AddressProof>

/** An address a person wants instead of theirs. There is one at a time, in the account's space under its id. */
export const EmailChange = z.object({
  ...envelope,
  /** Another for each time it is asked for: links of an earlier one lead nowhere. */
  changeId: RecordId,
  email: Email,
  /** The address so far. */
  from: Email,
  /** Whether nobody had the address as it was asked for; of one that has an account already, nobody but its owner is told. */
  isFree: z.boolean(),
  newConfirmedAt: Instant.nullable(),
  oldConfirmedAt: Instant.nullable(),
  expiresAt: Instant,
})
export type EmailChange = z.infer<typeof EmailChange>

/** Version 2 says what was found: nothing is held for a change before both ends have confirmed it. */
const found = ({ isHeld, ...change }: Record<string, unknown>) => ({ ...change, isFree: isHeld })

export const emailChanges = defineKind('email-change', {
  schema: EmailChange,
  version: 2,
  upcasters: { 1: found },
  queries: {},
  archive: null,
})

/** The two that have to confirm. */
export const EmailSide = z.enum(['new', 'old'])
export type EmailSide = z.infer<typeof EmailSide>

export const EmailChangeRequest = z
  .strictObject({ email: Email })
  .meta({ id: 'EmailChangeRequest', example: { email: 'ines@harbourline.example' } })
export type EmailChangeRequest = z.input<typeof EmailChangeRequest>

/** The address that is to be, and who has confirmed it; `null` where none is waited for. */
export const EmailChangeState = z
  .object({
    change: z
      .object({ email: Email, newConfirmedAt: Instant.nullable(), oldConfirmedAt: Instant.nullable(), expiresAt: Instant })
      .nullable(),
  })
  .meta({
    id: 'EmailChangeState',
    example: {
      change: {
        email: 'ines@harbourline.example',
        newConfirmedAt: null,
        oldConfirmedAt: '2026-03-05T09:10:00.000Z',
        expiresAt: '2026-03-06T09:00:00.000Z',
      },
    },
  })
export type EmailChangeState = z.infer<typeof EmailChangeState>

/** How the address of an account stands: whether it is proven, and what is to take its place. */
export const EmailState = EmailChangeState.extend({
  /** Whether the person is known to read what is mailed there; until then, mails are of what happens to the account alone. */
  isProven: z.boolean(),
}).meta({ id: 'EmailState' })
export type EmailState = z.infer<typeof EmailState>

export const stateOf = (change: EmailChange | null): EmailChangeState => {
  if (!change) return { change: null }
  const { email, newConfirmedAt, oldConfirmedAt, expiresAt } = change
  return { change: { email, newConfirmedAt, oldConfirmedAt, expiresAt } }
}
