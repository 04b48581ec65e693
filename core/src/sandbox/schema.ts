import { z } from 'zod'
import type { Account, TokenScope } from '../account/index.ts'
import { defineKind, envelope, Instant, languages, type SpaceId, TimeZone } from '../kernel/index.ts'

/** Where it stands which sandboxes there are; what is in one is in a space of its own, as that of an account. */
export const SANDBOXES: SpaceId = 'sandboxes'

/** An account that nobody signed up for, and that is gone in a day; its id is the account's. */
export const Sandbox = z.object({
  ...envelope,
  /** `ended` once its token opens nothing any more and it waits to be purged. */
  state: z.enum(['living', 'ended']),
  expiresAt: Instant,
  /** When it was used last, to ten minutes. */
  usedAt: Instant,
  /** How often it was begun anew. */
  resets: z.int().min(0),
  /** Records written, and written again. */
  changes: z.int().min(0),
  /** UTF-16 units of those. */
  bytes: z.int().min(0),
})
export type Sandbox = z.infer<typeof Sandbox>

export const sandboxes = defineKind('sandbox', {
  schema: Sandbox,
  version: 1,
  queries: { byUse: { where: ['state'], order: ['usedAt', 'id'] } },
  archive: null,
})

export const NewSandbox = z
  .strictObject({ timeZone: TimeZone, language: z.enum(languages).describe('What the sample data is written in; English when absent.') })
  .partial()
  .meta({ id: 'NewSandbox', example: { timeZone: 'Europe/Berlin', language: 'de' } })
export type NewSandbox = z.input<typeof NewSandbox>

const left = z.object({ left: z.int().min(0), of: z.int() })

/** What is left of a sandbox. */
export const SandboxState = z
  .object({
    expiresAt: Instant.describe('When it is gone, whatever is done until then.'),
    timeZone: z.string(),
    changes: left.describe('Records that can still be written, or written again.'),
    bytes: left.describe('What they may still take.'),
    resets: left.describe('How often it can be begun anew.'),
  })
  .meta({ id: 'SandboxState' })
export type SandboxState = z.infer<typeof SandboxState>

/** Nobody has this address: the name is kept free of mail for good (RFC 6761). */
const MAIL_DOMAIN = '@sandbox.invalid'

/** What stands in the place of an address. */
export const sandboxEmail = (id: string): Account['email'] => `${id}${MAIL_DOMAIN}`

/** Whether mail to an address would be to a sandbox: none is sent. */
export const isSandboxEmail = (email: string): boolean => email.toLowerCase().endsWith(MAIL_DOMAIN)

/** What the token of a sandbox is for; which operations those are in the end is for the transport to say. */
export const SANDBOX_SCOPES: TokenScope[] = [
  ...(['account:read', 'account:write', 'tasks:read', 'tasks:write', 'goals:read', 'goals:write'] as const),
  ...(['journal:read', 'journal:write', 'career:read', 'career:write', 'interview-prep:read', 'interview-prep:write'] as const),
  ...(['discussions:read', 'discussions:write', 'time:read', 'time:write', 'search:read', 'events:read'] as const),
  ...(['imports:read', 'imports:write', 'exports:read', 'batch:write'] as const),
]
