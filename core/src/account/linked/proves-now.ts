import { type ClockDep, listAll, type SpaceId, type StoreDep } from '../../kernel/index.ts'
import { secondFactors } from '../codes/schema.ts'
import { passkeys } from '../passkeys/schema.ts'
import { credentials } from '../schema.ts'
import { FLOW_MINUTES, type Flow } from './flow.ts'
import type { Identity, ProvidersDep } from './ports.ts'
import { linkedSignIns } from './schema.ts'

/** Seconds by which another site's clock may differ from ours. */
const SKEW = 60

/**
 * Whether what a provider says proves that the person is there now, and not only that a browser is signed in over there.
 * One that can be made to ask anew has to say that they signed in since they were sent there. One that cannot, or that does
 * not say when, proves it for those alone who have nothing else to prove it by.
 */
export async function provesNow(
  deps: StoreDep & ClockDep & ProvidersDep,
  space: SpaceId,
  { provider, purpose, expiresAt }: Pick<Flow, 'provider' | 'purpose' | 'expiresAt'>,
  { signedInAt }: Identity,
): Promise<boolean> {
  if (asksAnew(deps, provider)) {
    if (signedInAt !== null) return isSince(deps, signedInAt, expiresAt)
    // Nobody was asked to sign in anew, so nobody says that they did.
    if (purpose !== 'prove') return false
  }
  const others = (await connected(deps, space)).filter((id) => id !== provider)
  return !others.some((id) => asksAnew(deps, id)) && !(await hasOwnProof(deps, space))
}

/** The connected providers by which a person can prove who they are: those that can ask anew, or all where there is no other way. */
export async function provingProviders(deps: StoreDep & ProvidersDep, space: SpaceId): Promise<string[]> {
  const all = await connected(deps, space)
  const asking = all.filter((id) => asksAnew(deps, id))
  return asking.length > 0 || (await hasOwnProof(deps, space)) ? asking : all
}

/** Those that are still set up. */
async function connected(deps: StoreDep & ProvidersDep, space: SpaceId): Promise<string[]> {
  const linked = await listAll(deps, space, linkedSignIns.queries.all, {})
  return deps.providers.list.map(({ id }) => id).filter((id) => linked.some(({ provider }) => provider === id))
}

async function hasOwnProof({ store }: StoreDep, space: SpaceId): Promise<boolean> {
  const [credential, factor, keys] = await Promise.all([
    store.get(space, credentials, space),
    store.get(space, secondFactors, space),
    store.count(space, passkeys.queries.all, {}),
  ])
  return credential?.passwordHash != null || factor?.confirmedAt != null || keys > 0
}

const asksAnew = ({ providers }: ProvidersDep, provider: string): boolean =>
  providers.list.some(({ id, asksAnew }) => id === provider && asksAnew)

/** Whether that was after the flow began, and is not to come. */
function isSince({ clock }: ClockDep, signedInAt: string, flowEnds: string): boolean {
  const begun = Temporal.Instant.from(flowEnds).subtract({ minutes: FLOW_MINUTES, seconds: SKEW })
  const at = Temporal.Instant.from(signedInAt)
  return Temporal.Instant.compare(at, begun) >= 0 && Temporal.Instant.compare(at, clock.now().add({ seconds: SKEW })) <= 0
}
