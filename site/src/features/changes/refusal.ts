import type { AnyChange } from './any-change.ts'

/** What a task hangs together with; it is chosen again more easily than kept. */
const links = ['blockedBy', 'links', 'parentId']

/**
 * Whether sending a refused change again would be in vain, so that it is told of once and then forgotten: its task is
 * gone, or it would tie tasks into a circle. `status` is that of the answer. What somebody wrote is never given up so.
 */
export function isInVain(change: AnyChange, status: number | null): boolean {
  if (status === 404) return true
  const isRefused = status === 409 || status === 422
  return isRefused && change.do === 'edit' && Object.keys(change.changes).every((field) => links.includes(field))
}
