import { expect, it } from 'vitest'
import { accounts } from '../../account/index.ts'
import { createTask, tasks } from '../../task/index.ts'
import { discussions, memberships } from '../schema.ts'
import { people } from '../test-discussion.ts'
import { createDiscussion } from './create-discussion.ts'
import { eraseDiscussion } from './purge-discussion.ts'

const asked = { title: '1:1', kind: 'one-on-one' } as const

it('the space of a person is never taken for a discussion, be it somebody else’s or one’s own', async () => {
  const { ruth, ines, store } = await people('ruth', 'ines')
  for (const { actor } of [ines, ruth]) {
    const id = actor.accountId
    await expect(createDiscussion(ruth, { id, ...asked })).rejects.toMatchObject({ code: 'conflict' })
    expect(await store.get(id, discussions, id)).toBeNull()
    expect(await store.get(id, memberships, ruth.actor.accountId)).toBeNull()
  }
})

it('nor is any other in which something has happened', async () => {
  const { ruth, store } = await people('ruth')
  const id = '019a9b3c-5d00-7cc0-8000-00000000f001'
  await createTask({ ...ruth, actor: { ...ruth.actor, space: id } }, { title: 'Count the crates' })
  await expect(createDiscussion(ruth, { id, ...asked })).rejects.toMatchObject({ code: 'conflict' })
  expect(await store.get(id, discussions, id)).toBeNull()
})

it('asked again it is the same, and to others its id is taken', async () => {
  const { ruth, ines } = await people('ruth', 'ines')
  const id = '019a9b3c-5d00-7cc0-8000-00000000f002'
  const begun = await createDiscussion(ruth, { id, ...asked })
  expect(await createDiscussion(ruth, { id, ...asked })).toEqual(begun)
  await expect(createDiscussion(ines, { id, ...asked })).rejects.toMatchObject({ code: 'not-found' })
})

it('nothing of a person’s own space is erased as a discussion', async () => {
  const { ruth, store } = await people('ruth')
  const { accountId } = ruth.actor
  const own = { ...ruth, actor: { ...ruth.actor, space: accountId } }
  const { id } = await createTask(own, { title: 'Count the crates' })
  await eraseDiscussion(ruth, accountId)
  expect(await store.get(accountId, tasks, id)).not.toBeNull()
  expect(await store.get(accountId, accounts, accountId)).not.toBeNull()
})
