import { accounts, type NameJob } from '../../account/index.ts'
import { type ChangeDeps, changeRecord, type QueueDep } from '../../kernel/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { announceDelivery } from '../delivery/job.ts'
import { memberships } from '../schema.ts'
import { actorIn } from '../settle/as-person.ts'
import { discussionsOf } from './discussions-of.ts'

export type NameDeps = Omit<ChangeDeps, 'actor'> & QueueDep

/** Brings the name of an account, as it is now, to every discussion its person is or was in. May be run again. */
export async function renamePerson(deps: NameDeps, { accountId }: NameJob): Promise<void> {
  const account = await deps.store.get(accountId, accounts, accountId)
  if (!account) return
  for await (const page of discussionsOf(deps, accountId)) for (const id of page) await sayName(deps, id, accountId, account.name)
}

async function sayName(deps: NameDeps, discussionId: string, accountId: string, name: string): Promise<void> {
  const known = await deps.store.get(discussionId, memberships, accountId)
  if (!known || known.name === name) return
  await announceDelivery(deps, discussionId)
  await changeRecord({ ...deps, actor: await actorIn(deps, discussionId, accountId) }, memberships, accountId, {}, (person) =>
    person.name === name ? null : { event: 'membership.updated', changes: { name } },
  )
  await deliver(deps, discussionId)
}
