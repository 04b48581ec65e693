import { z } from 'zod'
import { type ClockDep, type IdsDep, nowText, type QueueDep, type SpaceId } from '../kernel/index.ts'

/** What happens to the ways into an account, of which its person is always told. */
export const SecurityEvent = z.enum([
  'sign-in-new-device',
  'password-changed',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'codes-on',
  'codes-off',
  'recovery-code-used',
  'recovery-codes-renewed',
  'sign-in-linked',
  'sign-in-unlinked',
  'sessions-revoked',
  'token-made',
  'token-revoked',
  'deletion-asked',
  'deletion-cancelled',
  'export-made',
])
export type SecurityEvent = z.infer<typeof SecurityEvent>

/** The job that stands for one of these; its payload is a `SecurityJob`. */
export const SECURITY_JOB = 'account.security'

export interface SecurityJob {
  what: SecurityEvent
  /** RFC 3339 instant. */
  at: string
  /** Which one: the name of a passkey or a token, a device; at most 200 characters. */
  detail: string | null
}

/** Asks that a person be told of what happened to their account. Call it once that is stored. */
export async function noteSecurity(
  deps: QueueDep & ClockDep & IdsDep,
  { space, what, detail = null }: { space: SpaceId; what: SecurityEvent; detail?: string | null },
): Promise<void> {
  const at = nowText(deps)
  const payload: SecurityJob = { what, at, detail: detail?.slice(0, 200) ?? null }
  await deps.queue.enqueue({ id: deps.ids.next(), type: SECURITY_JOB, space, payload, runAt: at })
}
