import { z } from 'zod'
import { defineKind, envelope, Instant, line } from '../../kernel/index.ts'

/** What a person calls a passkey. */
const PasskeyName = line(1, 100)

const shown = {
  name: PasskeyName,
  /** What the device or the keeper of passwords is called, where that is known. */
  device: z.string().max(200).nullable(),
  /** Whether its device keeps it in more than one place. */
  isBackedUp: z.boolean(),
  lastUsedAt: Instant.nullable(),
}

/** A passkey, kept in the space of its account. */
export const Passkey = z.object({
  ...envelope,
  ...shown,
  /** Base64url. */
  credentialId: z.string(),
  /** COSE, base64url. */
  publicKey: z.string(),
  /** How often the device says it was used; 0 for ever where it does not count. */
  counter: z.int().min(0),
  transports: z.array(z.string()).max(10),
  /** It is being removed, and is no way in to rely on. */
  isBeingRemoved: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

/** A passkey as its person sees it. */
export const ShownPasskey = z.object({ ...envelope, ...shown }).meta({ id: 'Passkey' })
export type ShownPasskey = z.infer<typeof ShownPasskey>

export const PasskeyChanges = z.strictObject({ name: PasskeyName }).meta({ id: 'PasskeyChanges', example: { name: 'The blue key' } })
export type PasskeyChanges = z.input<typeof PasskeyChanges>

export const NewPasskeyName = PasskeyName

/** Version 2 calls it what it is: an account that is leaving is another thing. */
const named = ({ isLeaving, ...passkey }: Record<string, unknown>) => ({ ...passkey, isBeingRemoved: isLeaving })

export const passkeys = defineKind('passkey', { schema: Passkey, version: 2, upcasters: { 1: named }, queries: {}, archive: null })
