import { deliver, memberships } from '@throughline/core/discussion'
import { expect, it } from 'vitest'
import { testApp } from '../../test-app.ts'
import { discussed } from '../../test-discussion.ts'

/** A discussion of Ines's that Ruth is in, where one thing was said. */
async function talking() {
  const { signUp, deps } = testApp()
  const [ines, ruth] = [await signUp('Ines'), await signUp('Ruth')]
  const { discussions: id, messageId } = await discussed(ines)
  const owner = await deps.store.get(id, memberships, (await ines.json('/me')).id)
  const ruthId = (await ruth.json('/me')).id as string
  if (!owner) throw new Error('Nobody owns it.')
  await deps.store.save(id, memberships, { ...owner, id: ruthId, role: 'member', name: 'Ruth' }, { expectedVersion: 0 })
  await deliver(deps, id)
  return { ines, ruth, ruthId, id, messageId, path: `/discussions/${id}` }
}

it('the count of what is unread says when it has not changed, and follows what is said and how closely it is followed', async () => {
  const { ines, ruth, path } = await talking()
  const first = await ruth.ask('/discussions/counts')
  expect(await first.json()).toEqual({ unread: 1 })
  const etag = first.headers.get('etag') ?? ''
  expect((await ruth.ask('/discussions/counts', { headers: { 'if-none-match': etag } })).status).toBe(304)
  await ruth.json(`${path}/participation`, { method: 'PATCH', body: { follow: 'mentions' } })
  expect(await ruth.json('/discussions/counts')).toEqual({ unread: 0 })
  expect(await ines.json('/discussions/counts')).toEqual({ unread: 0 })
})

it('what was said is found over all discussions, and discussions by their words', async () => {
  const { ruth, id, messageId } = await talking()
  expect((await ruth.json('/discussions/search?q=reads')).items).toMatchObject([{ discussionId: id, messages: [{ id: messageId }] }])
  expect((await ruth.json('/discussions/search?q=nowhere')).items).toEqual([])
  expect((await ruth.json('/discussions?q=dra&fields=id,title')).items).toEqual([{ id, title: 'About the draft' }])
  expect((await ruth.json('/discussions?q=ines')).items).toHaveLength(1)
  expect((await ruth.ask('/discussions?q=dra&mine=true')).status).toBe(422)
})

it('who has a discussion before them is told who else has', async () => {
  const { ines, ruth, ruthId, path } = await talking()
  const say = (isTyping: boolean) => ({ method: 'POST', body: { isTyping } })
  expect(await ruth.json(`${path}/presence`, say(true))).toEqual({ items: [] })
  expect(await ines.json(`${path}/presence`, say(false))).toEqual({ items: [{ personId: ruthId, isTyping: true }] })
})
