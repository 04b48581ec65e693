import type { StandInPerson } from '@throughline/contracts'
import { expect } from 'vitest'
import type { Actor } from '../../kernel/index.ts'
import { actorOf } from '../actor.ts'
import { SECURITY_JOB, type SecurityJob } from '../security.ts'
import { type AccountDeps, accountDeps, signedUp } from '../test-account.ts'
import { beginLink, beginLinked, beginProof } from './begin-linked.ts'
import { finishLinked } from './finish-linked.ts'
import type { ProviderVisit } from './flow.ts'

/** Ines as providers know her, under the address of her account. */
export const inesThere: StandInPerson = { subject: '4711', email: 'Ines@Post.example', isProven: true, name: 'Ines Varga' }
export const omarThere: StandInPerson = { subject: '4712', email: 'omar@post.example', isProven: true, name: 'Omar K.' }

interface Trip {
  as?: StandInPerson | 'refusing'
  provider?: string
  /** Whose session the browser holds. */
  actor?: Actor | null
  userAgent?: string
}

/** Whoever is back from a provider with this flow and answer. */
export const comeBack = (deps: AccountDeps, provider: string, answer: string, flow: string | null, actor: Actor | null = null) =>
  finishLinked(
    deps,
    { provider, answer },
    {
      flow,
      person: actor && { actor, session: { sessionId: 'desk', provenAt: null } },
      browser: {},
      isInvited: async (invitation) => invitation === 'good',
    },
  )

/** Goes to a provider for this and comes back. */
export async function there(deps: AccountDeps, visit: Partial<ProviderVisit>, { as = inesThere, provider = 'github', actor }: Trip = {}) {
  const { url, flow } = await beginLinked(deps, { provider, purpose: 'sign-in', ...visit })
  return comeBack(deps, provider, deps.providers.visit(url, as), flow, actor)
}

export const justProven = ({ clock }: Pick<AccountDeps, 'clock'>) => ({ sessionId: 'desk', provenAt: clock.now().toString() })

/** Goes there to connect it. */
export async function connect(deps: AccountDeps, actor: Actor, { as = inesThere, provider = 'github' }: Trip = {}) {
  const { url, flow } = await beginLink({ ...deps, actor, session: justProven(deps) }, { provider, returnTo: '/settings/account' })
  return comeBack(deps, provider, deps.providers.visit(url, as), flow, actor)
}

/** Goes there to prove that it is them. */
export async function prove(deps: AccountDeps, actor: Actor, as: StandInPerson, provider = 'github') {
  const { url, flow } = await beginProof({ ...deps, actor }, { provider, returnTo: '/settings/account' })
  return comeBack(deps, provider, deps.providers.visit(url, as), flow, actor)
}

/** Ines has an account with a password. */
export async function withPassword() {
  const deps = accountDeps()
  const { account } = await signedUp(deps)
  return { deps, actor: actorOf(account), session: justProven(deps) }
}

/** Somebody has an account that a provider alone opens. */
export async function withoutPassword(as = inesThere) {
  const deps = accountDeps()
  const result = await there(deps, { purpose: 'sign-up' }, { as })
  if (result.outcome !== 'signed-in') throw new Error('No account was made.')
  return { deps, actor: actorOf(result.account), session: justProven(deps), account: result.account }
}

/** A refusal for this reason. */
export const refused = (code: string) => ({ code: 'validation', details: { faults: [expect.objectContaining({ code })] } })

/** What its person is told of, and of which. */
export async function toldOf({ queue, clock }: Pick<AccountDeps, 'queue' | 'clock'>) {
  const jobs = await queue.claim([SECURITY_JOB], { now: clock.now().toString(), leaseMs: 1000, limit: 20 })
  return jobs.map(({ payload }) => payload as SecurityJob).map(({ what, detail }) => [what, detail])
}
