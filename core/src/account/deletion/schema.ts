import { z } from 'zod'
import { type Actor, defineKind, envelope, Instant, PlainDate } from '../../kernel/index.ts'

/** Days between asking for an account to be deleted and the end of it. */
export const DELETION_DAYS = 14

/** That an account is to be deleted; it lies in the account's space under its id, and is gone once the person changes their mind. */
export const Deletion = z.object({ ...envelope, purgeAt: Instant })
export type Deletion = z.infer<typeof Deletion>

export const deletions = defineKind('deletion', { schema: Deletion, version: 1, queries: {}, archive: null })

/** Asks for the account to be deleted: the address is typed so that nobody does it by mistake. */
export const DeletionRequest = z
  .strictObject({ address: z.string().max(254) })
  .meta({ id: 'DeletionRequest', example: { address: 'ines.varga@post.example' } })
export type DeletionRequest = z.infer<typeof DeletionRequest>

/** When the account will be gone, and which day that is where its person lives; `null` for one that stays. */
export const DeletionState = z.object({ purgeAt: Instant.nullable(), purgeOn: PlainDate.nullable() }).meta({ id: 'DeletionState' })
export type DeletionState = z.infer<typeof DeletionState>

/** What an account's person is told of a deletion. */
export const stateOf = (deletion: Pick<Deletion, 'purgeAt'> | null, { timeZone }: Pick<Actor, 'timeZone'>): DeletionState => ({
  purgeAt: deletion?.purgeAt ?? null,
  purgeOn: deletion && Temporal.Instant.from(deletion.purgeAt).toZonedDateTimeISO(timeZone).toPlainDate().toString(),
})
