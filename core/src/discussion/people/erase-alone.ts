import { listAll, type QueueDep, type StoreDep } from '../../kernel/index.ts'
import { memberships } from '../schema.ts'
import { discussionsOf } from './discussions-of.ts'

/**
 * Erases whole the discussions in which nobody has been but one person: also what happened there, which otherwise stays
 * without a word of what was said. To be called before the person is forgotten; may be run again.
 */
export async function eraseAlone(deps: StoreDep & QueueDep, accountId: string): Promise<void> {
  for await (const page of discussionsOf(deps, accountId))
    for (const id of page) {
      const people = await listAll(deps, id, memberships.queries.all, {})
      if (people.some((person) => person.id !== accountId)) continue
      await deps.queue.dropSpace(id)
      await deps.store.eraseSpace(id)
    }
}
