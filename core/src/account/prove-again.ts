import { z } from 'zod'
import { type ActorDep, type ClockDep, Instant, instantText, oneFault, parse, type StoreDep } from '../kernel/index.ts'
import { type ProveCodeDeps, proveCode } from './codes/prove-code.ts'
import { secondFactors } from './codes/schema.ts'
import { wrongCode } from './codes/turn-on.ts'
import { TypedPassword } from './input.ts'
import type { ProvidersDep } from './linked/ports.ts'
import { provingProviders } from './linked/proves-now.ts'
import { passkeys } from './passkeys/schema.ts'
import type { NewSession, PasswordsDep, SessionDep, SessionsDep } from './ports.ts'
import { PROOF_MINUTES } from './proof.ts'
import { credentials } from './schema.ts'

export const Proof = z
  .strictObject({
    password: TypedPassword.optional(),
    /** One that the app shows now, or a recovery code. */
    code: z.string().max(100).optional(),
  })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    error: 'Send either the password or a code.',
    params: { code: 'one_of_two' },
  })
  .meta({ id: 'Proof', example: { password: 'slate ferry quince ladder' } })
export type Proof = z.input<typeof Proof>

const ProofWay = z.enum(['password', 'code', 'passkey', 'provider'])

/** How the person can prove who they are, and until when it counts that they did; `null` when it does not any more. */
export const ProofState = z
  .object({
    provenUntil: Instant.nullable(),
    ways: z.array(ProofWay),
    /** Which providers: those that make their person sign in anew, or, where there is no other way, all that are connected. */
    providers: z.array(z.string()),
  })
  .meta({ id: 'ProofState', example: { provenUntil: '2026-03-05T09:10:00.000Z', ways: ['password', 'code'], providers: [] } })
export type ProofState = z.infer<typeof ProofState>

type ProveDeps = ProveCodeDeps & ActorDep & SessionDep & SessionsDep & PasswordsDep

/**
 * Takes note that the person has proved who they are, in this session, by the password or by a code. Answers what opens it from
 * now on; `null` where it has ended meanwhile.
 * @throws AppError `validation` for what is wrong; `rate-limited` as `proveCode`.
 */
export async function proveAgain(deps: ProveDeps, input: Proof): Promise<NewSession | null> {
  const { password, code } = parse(Proof, input)
  if (password === undefined) {
    if (!(await isCode(deps, code as string))) throw wrongCode()
  } else if (!(await isPassword(deps, password))) throw oneFault('/password', 'wrong_password', 'That is not your password.')
  return deps.sessions.prove(deps.session.sessionId)
}

/** Until when the last proof counts, and by what the person can give another. */
export async function readProof(deps: StoreDep & ActorDep & SessionDep & ClockDep & ProvidersDep): Promise<ProofState> {
  const { store, actor, session, clock } = deps
  const [credential, factor, keys, providers] = await Promise.all([
    store.get(actor.space, credentials, actor.accountId),
    store.get(actor.space, secondFactors, actor.accountId),
    store.count(actor.space, passkeys.queries.all, {}),
    provingProviders(deps, actor.space),
  ])
  const until = session.provenAt === null ? null : Temporal.Instant.from(session.provenAt).add({ minutes: PROOF_MINUTES })
  return {
    provenUntil: until && Temporal.Instant.compare(until, clock.now()) > 0 ? instantText(until) : null,
    ways: ProofWay.options.filter(
      (way) => ({ password: credential?.passwordHash, code: factor?.confirmedAt, passkey: keys > 0, provider: providers.length > 0 })[way],
    ),
    providers,
  }
}

async function isPassword({ store, actor, passwords }: ProveDeps, password: string): Promise<boolean> {
  const hash = (await store.get(actor.space, credentials, actor.accountId))?.passwordHash
  return hash ? passwords.verify(hash, password) : false
}

/** Codes that were begun and never turned on prove nothing. */
async function isCode(deps: ProveDeps, code: string): Promise<boolean> {
  const factor = await deps.store.get(deps.actor.space, secondFactors, deps.actor.accountId)
  return factor?.confirmedAt ? proveCode(deps, deps.actor.space, code, `session:${deps.session.sessionId}`) : false
}
