import { expect, it } from 'vitest'
import type { ActorDep, StoreDep } from './context.ts'
import { checkRoom } from './room.ts'
import type { QueryArgs } from './store.ts'

const query = { kind: 'target-job', name: 'newest', order: ['id'] }
const room = { query, most: 1_200, noun: 'target jobs' }

/** A space that holds so many of everything, and what was asked of it. */
function spaceOf(count: number) {
  const asked: QueryArgs[] = []
  const store = { count: async (_space: string, _query: unknown, args: QueryArgs) => asked.push(args) && count }
  return { deps: { store, actor: { space: 'here' } } as unknown as StoreDep & ActorDep, asked }
}

it('the last that there is room for is let in, and one more is not', async () => {
  await checkRoom(spaceOf(1_199).deps, room)
  const message = 'There is room for 1,200 target jobs.'
  const faults = [{ pointer: '', code: 'too_many_target_jobs', message }]
  await expect(checkRoom(spaceOf(1_200).deps, room)).rejects.toMatchObject({ code: 'validation', message, details: { faults } })
})

it('several that come together have to fit together', async () => {
  await checkRoom(spaceOf(1_190).deps, room, { more: 10 })
  await expect(checkRoom(spaceOf(1_190).deps, room, { more: 11 })).rejects.toMatchObject({ code: 'validation' })
})

it('those that share a room are counted, and the field that leads there is at fault', async () => {
  const { deps, asked } = spaceOf(40)
  const answers = { query, most: 40, noun: 'answers', holder: 'A mock interview', code: 'full', hint: 'Begin another.' }
  const refused = checkRoom(deps, answers, { where: { mockInterviewId: 'one' }, pointer: '/mockInterviewId' })
  const message = 'A mock interview has room for 40 answers. Begin another.'
  await expect(refused).rejects.toMatchObject({ message, details: { faults: [{ pointer: '/mockInterviewId', code: 'full', message }] } })
  expect(asked).toEqual([{ where: { mockInterviewId: 'one' } }])
})
