import type { Admitted, Browser, SignedIn } from '@throughline/core/account'
import { json, type Reply } from './reply.ts'
import type { Call } from './route.ts'

/** What is known of the browser that asks to be let in. */
export const browserOf = ({ request, from, secret }: Pick<Call<unknown, unknown>, 'request' | 'from' | 'secret'>): Browser => ({
  userAgent: request.headers.get('user-agent') ?? undefined,
  address: from,
  previousSecret: secret ?? undefined,
})

/** Answers somebody who is in, or has a code to show. */
export const admitted = (call: Pick<Call<unknown, unknown>, 'cookie'>, result: Admitted): Reply =>
  result.outcome === 'signed-in' ? letIn(call, result, 200) : json(result, 202)

/** Answers somebody who is in: with their account, and the cookie of the session. */
export const letIn = ({ cookie }: Pick<Call<unknown, unknown>, 'cookie'>, { account, session }: SignedIn, status: number): Reply =>
  json({ account }, status, { 'set-cookie': cookie.set(session.secret, session.expiresAt) })
