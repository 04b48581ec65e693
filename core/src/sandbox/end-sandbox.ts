import { apiTokens, closeToken } from '../account/index.ts'
import { type ClockDep, changeUntold, type DirectoryDep, listAll, nowText, type QueueDep, type StoreDep } from '../kernel/index.ts'
import { announcePurge } from './purge-sandboxes.ts'
import { SANDBOXES, sandboxes } from './schema.ts'
import { findSandbox } from './state.ts'

export type EndDeps = StoreDep & DirectoryDep & QueueDep & ClockDep

/**
 * Ends a sandbox now: its token opens nothing any more, and all of it is purged within minutes. No matter if it has ended;
 * stopped anywhere, it can be done again, and ends by itself otherwise.
 */
export async function endSandbox(deps: EndDeps, id: string): Promise<void> {
  const expiresAt = nowText(deps)
  for (const token of await listAll(deps, id, apiTokens.queries.all, {})) await closeToken(deps, token)
  const sandbox = await findSandbox(deps, id)
  if (!sandbox || sandbox.state === 'ended') return
  await announcePurge(deps, { id, expiresAt })
  await changeUntold(deps, SANDBOXES, sandboxes, id, ({ state }) => (state === 'ended' ? null : { state: 'ended' as const, expiresAt }))
}
