import { z } from 'zod'
import { type ActorDep, AppError, type IdsDep, parse, type QueueDep } from '../../kernel/index.ts'
import { type AdmitDeps, type Admitted, admit } from '../admit.ts'
import type { NewSession, SessionDep } from '../ports.ts'
import { type BeginDeps, callbackOf } from './begin-linked.ts'
import { type Flow, takeFlow } from './flow.ts'
import { findIdentity, newLinked, personOf } from './identity.ts'
import { keepLinked, linkIdentity } from './link.ts'
import type { Identity } from './ports.ts'
import { provesNow } from './proves-now.ts'
import { denied, flowOver, invalidAnswer, noAccount, notFresh, notYours } from './refusals.ts'
import type { ShownLinkedSignIn } from './schema.ts'
import { type Newcomer, type SignUpLinkedDeps, signUpLinked } from './sign-up-linked.ts'

/** What a browser comes back from a provider with: the query, without `?`. */
export const ProviderAnswer = z
  .strictObject({ provider: z.string().max(100), answer: z.string().max(8000) })
  .meta({ id: 'ProviderAnswer', example: { provider: 'github', answer: 'code=w0Jk…&state=8bQz…' } })
export type ProviderAnswer = z.input<typeof ProviderAnswer>

export type FinishLinkedDeps = BeginDeps & AdmitDeps & SignUpLinkedDeps & QueueDep & IdsDep

/** Somebody who has proved who they are, and what opens their session from now on. */
interface Proven {
  outcome: 'proven'
  session: NewSession | null
}

/** Somebody who is in, who has a code to show, whose account is connected now, or who has proved who they are; and where they were heading. */
export type Finished = (Admitted | { outcome: 'linked'; linked: ShownLinkedSignIn } | Proven) & { returnTo: string | null }

export interface LinkedBack extends Newcomer {
  /** What the browser kept; `null` when it has nothing. */
  flow: string | null
  /** Whose session the browser holds; `null` for nobody's. */
  person: (ActorDep & SessionDep) | null
}

/**
 * Takes somebody who comes back from a provider to what they went there for: in, or in after a code; into a new account; to
 * their own with the sign-in connected; or on, as somebody who has proved again who they are. An identity that nobody has
 * connected opens no account, also not one with the same address: whoever can name an address at a provider would get in.
 * @throws AppError `validation` with a code for each reason that is not; `unauthenticated` for the last two without a session;
 * `forbidden` when sign-up is closed, or by invitation; `unavailable` when the provider does not answer.
 */
export async function finishLinked(deps: FinishLinkedDeps, input: ProviderAnswer, back: LinkedBack): Promise<Finished> {
  const { provider, answer } = parse(ProviderAnswer, input)
  const flow = back.flow === null ? null : await takeFlow(deps, back.flow)
  if (flow?.provider !== provider) throw flowOver()
  const identity = await deps.providers.finish(provider, callbackOf(deps, provider), { answer, kept: flow.kept })
  if (identity === 'denied') throw denied()
  if (identity === 'invalid') throw invalidAnswer()
  const { returnTo = null } = flow
  if (flow.accountId !== undefined) {
    if (!back.person) throw new AppError('unauthenticated', 'Sign in, and go to the other site once more.')
    if (back.person.actor.accountId !== flow.accountId) throw flowOver()
    const own = { ...deps, ...back.person }
    if (flow.purpose === 'link') return { outcome: 'linked', linked: await linkIdentity(own, provider, identity), returnTo }
    return { ...(await proveByIdentity(own, flow, identity)), returnTo }
  }
  return { ...((await signInLinked(deps, flow, identity, back)) ?? (await newcomer(deps, identity, flow, back))), returnTo }
}

async function proveByIdentity(deps: FinishLinkedDeps & ActorDep & SessionDep, flow: Flow, identity: Identity): Promise<Proven> {
  const person = await personOf(deps, await findIdentity(deps, identity))
  if (person?.account.id !== deps.actor.accountId) throw notYours()
  if (!(await provesNow(deps, deps.actor.space, flow, identity))) throw notFresh()
  return { outcome: 'proven', session: await deps.sessions.prove(deps.session.sessionId) }
}

/** Lets in whom the identity opens an account for; `null` for nobody. */
async function signInLinked(deps: FinishLinkedDeps, flow: Flow, identity: Identity, { browser }: LinkedBack): Promise<Admitted | null> {
  const entry = await findIdentity(deps, identity)
  const person = await personOf(deps, entry)
  if (!entry || !person) return null
  // Connecting may have stopped between the two.
  await keepLinked(deps, entry.space, newLinked(deps, entry.id, flow.provider, identity))
  // Whoever sits at a browser that is signed in over there gets in by a press; that proves nothing yet.
  const isProven = await provesNow(deps, entry.space, flow, identity)
  return admit(deps, person, { ...browser, isProven }, 'provider')
}

async function newcomer(deps: FinishLinkedDeps, identity: Identity, flow: Flow, back: LinkedBack): Promise<Admitted> {
  if (flow.purpose === 'sign-in') throw noAccount()
  return { outcome: 'signed-in', ...(await signUpLinked(deps, identity, flow, back)) }
}
