import { z } from 'zod'
import { type ClockDep, type DirectoryDep, type IdsDep, instantText, nowText, type SealerDep } from '../../kernel/index.ts'
import type { SecretsDep } from '../ports.ts'
import type { CredentialJson, PasskeyQuestion } from './ports.ts'

export type QuestionDeps = SealerDep & ClockDep & DirectoryDep & IdsDep & SecretsDep

/** Minutes for which a question may be answered. */
const MINUTES = 5

/** What a browser says with `navigator.credentials`; checked in full by what reads it. */
export const Credential = z.looseObject({ id: z.string().max(2000) })

/** A question for the browser, and the ticket to hand in with its answer. */
export const AskedPasskey = z
  .object({ options: z.looseObject({ challenge: z.string() }), ticket: z.string() })
  .meta({ id: 'AskedPasskey', example: { options: { challenge: 'uY6F…', rpId: 'throughline.example' }, ticket: 'w0Jk…' } })
export interface AskedPasskey {
  /** For `navigator.credentials`. */
  options: CredentialJson
  ticket: string
}

/** An answer with the ticket of its question. */
export const AnsweredPasskey = z
  .strictObject({ ticket: z.string().max(2000), answer: Credential })
  .meta({ id: 'AnsweredPasskey', example: { ticket: 'w0Jk…', answer: { id: 'AbC4…' } } })
export type AnsweredPasskey = z.input<typeof AnsweredPasskey>

/** Nothing is stored of a question: the browser keeps it, sealed for what it may be answered for. */
export function asked(deps: SealerDep & ClockDep, { options, challenge }: PasskeyQuestion, purpose: string): AskedPasskey {
  const expiresAt = instantText(deps.clock.now().add({ minutes: MINUTES }))
  return { options, ticket: deps.sealer.seal(JSON.stringify({ challenge, expiresAt }), contextOf(purpose)) }
}

/** The challenge of a ticket, once: of many who come with it one gets it. `null` when it is used, too old or of another purpose. */
export async function takeChallenge(deps: QuestionDeps, ticket: string, purpose: string): Promise<string | null> {
  const opened = deps.sealer.open(ticket, contextOf(purpose))
  if (opened === null) return null
  const { challenge, expiresAt } = JSON.parse(opened) as { challenge: string; expiresAt: string }
  const now = nowText(deps)
  if (expiresAt <= now) return null
  const entry = {
    name: 'passkey-challenge',
    value: deps.secrets.digest(challenge),
    space: 'nobody',
    id: deps.ids.next(),
    expiresAt,
  } as const
  return (await deps.directory.reserve(entry, now)) ? challenge : null
}

const contextOf = (purpose: string) => `passkey:${purpose}`
