import { type Actor, type ActorDep, notFound, type StoreDep } from '../kernel/index.ts'
import { SANDBOX_LIMITS } from './limits.ts'
import { SANDBOXES, type Sandbox, type SandboxState, sandboxes } from './schema.ts'
import type { SandboxUse } from './use.ts'

/** The sandbox that an account is; `null` for that of somebody. */
export const findSandbox = ({ store }: StoreDep, accountId: string): Promise<Sandbox | null> => store.get(SANDBOXES, sandboxes, accountId)

/**
 * What is left of the sandbox that asks.
 * @throws AppError `not-found` for the account of somebody.
 */
export async function readSandbox(deps: StoreDep & ActorDep & { sandboxUse: SandboxUse | null }): Promise<SandboxState> {
  await deps.sandboxUse?.settle()
  const sandbox = await findSandbox(deps, deps.actor.accountId)
  if (!sandbox) throw notFound('sandbox')
  return stateOf(sandbox, deps.actor)
}

/** What is told of a sandbox. */
export const stateOf = ({ expiresAt, changes, bytes, resets }: Sandbox, { timeZone }: Pick<Actor, 'timeZone'>): SandboxState => ({
  ...{ expiresAt, timeZone },
  changes: leftOf(changes, SANDBOX_LIMITS.changes),
  bytes: leftOf(bytes, SANDBOX_LIMITS.bytes),
  resets: leftOf(resets, SANDBOX_LIMITS.resets),
})

const leftOf = (used: number, of: number) => ({ left: Math.max(0, of - used), of })
