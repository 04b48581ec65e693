import type { Admitted, Browser, NewSession, SignedIn } from '@throughline/core/account'
import { scheduleBriefing } from '@throughline/core/briefing'
import { siteOf } from './client-address.ts'
import { json, noContent, type Reply } from './reply.ts'
import type { Call } from './route.ts'

/** What is known of the browser that asks to be let in. */
export const browserOf = ({ request, from, secret }: Pick<Call<unknown, unknown>, 'request' | 'from' | 'secret'>): Browser => ({
  userAgent: request.headers.get('user-agent') ?? undefined,
  address: from && (siteOf(from) ?? from),
  previousSecret: secret ?? undefined,
})

/** Answers somebody who is in, or has a code to show. */
export const admitted = async (call: Pick<Call<unknown, unknown>, 'app' | 'cookie'>, result: Admitted): Promise<Reply> =>
  result.outcome === 'signed-in' ? letIn(call, result, 200) : json(result, 202)

/**
 * Answers somebody who is in: with their account, and the cookie of the session. From now on they have mornings.
 * @param more what else is answered
 */
export async function letIn(
  { app, cookie }: Pick<Call<unknown, unknown>, 'app' | 'cookie'>,
  { account, session }: SignedIn,
  status: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Reply> {
  await scheduleBriefing(app, account)
  return json({ ...more, account }, status, { 'set-cookie': cookie.set(session.secret, session.expiresAt) })
}

/** What is answered to who has proved again who they are. */
export const proven = {
  description: 'For ten minutes, what asks for proof may be done in this session, under the cookie that is set now.',
  headers: ['Set-Cookie'],
} as const

export const provenBy = ({ cookie }: Pick<Call<unknown, unknown>, 'cookie'>, session: NewSession | null): Reply =>
  noContent(session ? { 'set-cookie': cookie.set(session.secret, session.expiresAt) } : {})
