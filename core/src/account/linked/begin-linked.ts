import { type ActorDep, AppError, type ClockDep, type IdsDep, parse, type SealerDep, type StoreDep } from '../../kernel/index.ts'
import type { PublicUrlDep, SessionDep } from '../ports.ts'
import { demandProof } from '../proof.ts'
import { siteLink } from '../site-link.ts'
import { type Flow, flowEnd, ProviderOfPerson, ProviderVisit, sealFlow } from './flow.ts'
import { listLinked } from './list-linked.ts'
import type { ProvidersDep } from './ports.ts'
import { MAX_LINKED } from './schema.ts'

export type BeginDeps = ProvidersDep & SealerDep & ClockDep & IdsDep & PublicUrlDep

/** Where to send the browser, and what it has to bring when it is back, until then (RFC 3339). */
export interface Begun {
  url: string
  flow: string
  expiresAt: string
}

/** Each provider has an address of its own to come back to, so that no one's answer is taken for another's. */
export const callbackOf = (deps: PublicUrlDep, provider: string): string => siteLink(deps, `/auth/callback/${provider}`)

/**
 * Sends somebody to a provider to sign in, or to make an account.
 * @throws AppError `validation`; `not-found` for a provider that is not set up; `unavailable` when it does not answer.
 */
export async function beginLinked(deps: BeginDeps, input: ProviderVisit): Promise<Begun> {
  return begin(deps, parse(ProviderVisit, input))
}

/**
 * Sends a signed-in person to a provider to connect it with their account.
 * @throws AppError `proof-needed`; `conflict` past ten; as `beginLinked`.
 */
export async function beginLink(deps: BeginDeps & StoreDep & ActorDep & SessionDep, input: ProviderOfPerson): Promise<Begun> {
  demandProof(deps)
  const asked = parse(ProviderOfPerson, input)
  if ((await listLinked(deps)).length >= MAX_LINKED)
    throw new AppError('conflict', `An account has at most ${MAX_LINKED} connected sign-ins. Remove one first.`)
  return begin(deps, { ...asked, purpose: 'link', accountId: deps.actor.accountId })
}

/**
 * Sends a signed-in person to a provider they have connected, to prove again that it is them by signing in there anew.
 * @throws AppError as `beginLinked`.
 */
export async function beginProof(deps: BeginDeps & ActorDep, input: ProviderOfPerson): Promise<Begun> {
  return begin(deps, { ...parse(ProviderOfPerson, input), purpose: 'prove', accountId: deps.actor.accountId })
}

async function begin(deps: BeginDeps, asked: Omit<Flow, 'id' | 'kept' | 'expiresAt'>): Promise<Begun> {
  const { url, kept } = await deps.providers.begin(asked.provider, callbackOf(deps, asked.provider), {
    anew: asked.purpose === 'prove',
  })
  const expiresAt = flowEnd(deps)
  return { url, flow: sealFlow(deps, { ...asked, id: deps.ids.next(), kept, expiresAt }), expiresAt }
}
