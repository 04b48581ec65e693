import { afterEach, expect, it, vi } from 'vitest'
import type { ActorDep, StoreDep } from '../context.ts'
import { AppError } from '../error.ts'
import type { QueryArgs } from '../ports/store.ts'
import { addingTo, checkRoom, makeWithin } from './room.ts'

afterEach(() => void vi.useRealTimers())

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

/** A shelf for three, on which so many stand already; what is put there and taken away again. */
function shelf(standing: number) {
  const there = new Set(Array.from({ length: standing }, (_, place) => `before-${place}`))
  const store = { count: async () => there.size }
  const limit = { query, most: 3, refusal: () => new AppError('conflict', 'There are three already.') }
  const put = (name: string, meanwhile = async () => {}) =>
    makeWithin({ store, actor: { space: 'here' } } as unknown as StoreDep & ActorDep, limit, {
      make: async (before) => {
        const isNew = !there.has(name)
        there.add(name)
        await meanwhile()
        return { name, before, isNew }
      },
      takeBack: async ({ name: taken }) => there.delete(taken),
      isNew: ({ isNew }) => isNew,
    })
  return { there, put }
}

const full = { code: 'conflict', message: 'There are three already.' }

it('makes what there is room for, told how many there were, and nothing where there is none', async () => {
  expect(await shelf(2).put('last')).toEqual({ name: 'last', before: 2, isNew: true })
  const { there, put } = shelf(3)
  await expect(put('one more')).rejects.toMatchObject(full)
  expect(there.has('one more')).toBe(false)
})

it('of many at once, as many are made as there is room for, in the order they came', async () => {
  const { there, put } = shelf(1)
  const tries = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => put(`at once ${n}`, () => Promise.resolve())))
  expect([...there]).toEqual(['before-0', 'at once 0', 'at once 1'])
  expect(tries.slice(2).every(({ status }) => status === 'rejected')).toBe(true)
})

it('takes back what is one too many by the time it is stored, as another process may make one meanwhile', async () => {
  const { there, put } = shelf(2)
  await expect(put('here', async () => void there.add('of another process').add('of a third'))).rejects.toMatchObject(full)
  expect(there.has('here')).toBe(false)
})

it('takes back nothing that somebody else has made under the same id', async () => {
  const { there, put } = shelf(2)
  there.add('known')
  there.delete('before-0')
  expect(await put('known', async () => void there.add('another').add('yet another'))).toEqual({ name: 'known', before: 2, isNew: false })
  expect(there.has('known')).toBe(true)
})

it('what is done in a turn takes the same turn again at once, and another one in its order', async () => {
  const { deps } = spaceOf(0)
  const done: string[] = []
  const [discussions, people] = [{ name: 'participation' }, { name: 'membership' }]
  await Promise.all([
    addingTo(deps, discussions, async (first) => {
      await addingTo(first, discussions, async (again) => {
        await addingTo(again, people, (other) => addingTo(other, discussions, async () => void done.push('within')))
      })
      done.push('first')
    }),
    addingTo(deps, discussions, async () => void done.push('second')),
  ])
  expect(done).toEqual(['within', 'first', 'second'])
})

const givenUp = { status: 'rejected', reason: { code: 'unavailable' } }

it('who waits for a turn longer than half a minute is refused, and does nothing once it would have come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [{ deps }, jobs, done, slow] = [spaceOf(0), { name: 'target-job' }, [] as string[], Promise.withResolvers<void>()]
  const first = addingTo(deps, jobs, () => slow.promise.then(() => done.push('first')))
  const late = Promise.allSettled([addingTo(deps, jobs, async () => done.push('late'))])
  await vi.advanceTimersByTimeAsync(29_999)
  const next = addingTo(deps, jobs, async () => done.push('next'))
  await vi.advanceTimersByTimeAsync(1)
  expect(await late).toMatchObject([givenUp])
  slow.resolve()
  await Promise.all([first, next])
  expect(done).toEqual(['first', 'next'])
  await vi.advanceTimersByTimeAsync(60_000)
})

it('who would wait for themselves for good keeps others waiting no longer than that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [{ deps }, jobs, begun] = [spaceOf(0), { name: 'target-job' }, Promise.withResolvers<void>()]
  // Begun outside, so that whoever watches the tests does not see that it is within.
  const within = begun.promise.then(() => addingTo(deps, jobs, async () => 'within'))
  const around = addingTo(deps, jobs, () => {
    begun.resolve()
    return within
  })
  const both = Promise.allSettled([within, around])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await both).toMatchObject([givenUp, givenUp])
  expect(await addingTo(deps, jobs, async () => 'next')).toBe('next')
})
