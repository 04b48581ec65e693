import { expect, test } from 'vitest'
import { changesOf, tagsOf } from './bulk.ts'
import { inverse } from './change.ts'
import { sampleTask as task } from './test-task.ts'

const weekly = { rrule: 'FREQ=WEEKLY', repeatFrom: 'schedule', anchor: '2026-11-02', exceptions: [] } as const
const repeating = task(9, { dueDate: '2026-11-09', recurrence: { ...weekly, exceptions: [] } })
const idsOf = (changes: readonly { id: string }[]) => changes.map(({ id }) => Number(id.slice(-12)))

test('completing takes what is still to do, and names the round of what repeats', () => {
  const changes = changesOf({ do: 'complete' }, [task(1), task(2, { status: 'done' }), repeating])
  expect(changes).toEqual([
    { do: 'complete', id: task(1).id },
    { do: 'complete', id: repeating.id, occurrenceDate: '2026-11-09' },
  ])
  expect(idsOf(changesOf({ do: 'reopen' }, [task(1), task(2, { status: 'done' })]))).toEqual([2])
})

test('a due day keeps the time of day, and changes nothing of what is due then', () => {
  const timed = task(2, { dueAt: '2026-11-01T16:00', timeZone: 'Europe/Vienna' })
  const changes = changesOf({ do: 'due', day: '2026-11-12' }, [task(1), timed, task(3, { dueDate: '2026-11-12' })])
  expect(changes).toMatchObject([
    { id: task(1).id, changes: { dueDate: '2026-11-12' } },
    { id: timed.id, changes: { dueAt: '2026-11-12T16:00' } },
  ])
})

test('a time that is given with the day is everybody’s', () => {
  const timed = task(2, { dueAt: '2026-11-01T16:00', timeZone: 'America/Lima' })
  const at = { time: '09:30', timeZone: 'Europe/Vienna' }
  expect(changesOf({ do: 'due', day: '2026-11-12', at }, [task(1), timed])).toMatchObject([
    { changes: { dueAt: '2026-11-12T09:30', timeZone: 'Europe/Vienna' } },
    { changes: { dueAt: '2026-11-12T09:30', timeZone: 'America/Lima' } },
  ])
})

test('what is due on no day any more repeats no more, and taking it back brings back both', () => {
  const [change] = changesOf({ do: 'due', day: null }, [repeating])
  expect(change).toMatchObject({ changes: { dueDate: null, recurrence: null } })
  const back = change && inverse(change, repeating, task(9))
  expect(back).toMatchObject({ changes: { dueDate: '2026-11-09', recurrence: { rrule: 'FREQ=WEEKLY' } } })
  expect(changesOf({ do: 'due', day: null }, [task(1)])).toEqual([])
})

test('a tag is added where it is missing and taken from where it is', () => {
  const tagged = task(2, { tags: ['work', 'home'] })
  expect(changesOf({ do: 'add-tag', tag: 'home' }, [task(1), tagged])).toMatchObject([{ id: task(1).id, changes: { tags: ['home'] } }])
  expect(changesOf({ do: 'remove-tag', tag: 'home' }, [task(1), tagged])).toMatchObject([{ id: tagged.id, changes: { tags: ['work'] } }])
})

test('a goal is set where it is another, and taken from where there is one; taking it back gives each its own', () => {
  const [ship, run] = [task(7).id, task(8).id]
  const linked = task(2, { goalId: run })
  const [first, second] = changesOf({ do: 'goal', goalId: ship }, [task(1), linked, task(3, { goalId: ship })])
  expect([first, second]).toMatchObject([
    { id: task(1).id, changes: { goalId: ship } },
    { id: linked.id, changes: { goalId: ship } },
  ])
  expect(second && inverse(second, linked, { ...linked, goalId: ship })).toMatchObject({ changes: { goalId: run } })
  expect(idsOf(changesOf({ do: 'goal', goalId: null }, [task(1), linked]))).toEqual([2])
})

test('tasks move under one of them, but that itself stays', () => {
  const under = task(3, { parentId: task(1).id })
  const changes = changesOf({ do: 'move', parentId: task(1).id }, [task(1), task(2), under])
  expect(changes).toMatchObject([{ id: task(2).id, changes: { parentId: task(1).id } }])
  expect(idsOf(changesOf({ do: 'move', parentId: null }, [task(1), under]))).toEqual([3])
})

test('a step goes along with its task, not beside it', () => {
  const step = task(2, { parentId: task(1).id })
  expect(idsOf(changesOf({ do: 'move', parentId: task(5).id }, [task(1), step]))).toEqual([1])
})

test('what lies under another is thrown away before it, and comes back after it', () => {
  const tree = [task(1), task(2, { parentId: task(1).id }), task(3, { parentId: task(2).id }), task(4)]
  expect(idsOf(changesOf({ do: 'remove' }, tree))).toEqual([3, 2, 1, 4])
  const trashed = tree.map((each) => ({ ...each, deletedAt: '2026-11-02T08:00:00.000Z' }))
  expect(idsOf(changesOf({ do: 'restore' }, trashed)).slice(-2)).toEqual([2, 3])
})

test('a circle of parents, as another change may leave for a moment, is put up with', () => {
  const circle = [task(1, { parentId: task(2).id }), task(2, { parentId: task(1).id })]
  expect(changesOf({ do: 'remove' }, circle)).toHaveLength(2)
})

test('nothing is edited in the trash', () => {
  const trashed = task(1, { deletedAt: '2026-11-02T08:00:00.000Z' })
  for (const action of [{ do: 'priority', priority: 'high' }, { do: 'complete' }, { do: 'remove' }] as const)
    expect(changesOf(action, [trashed])).toEqual([])
  expect(changesOf({ do: 'restore' }, [trashed, task(2)])).toEqual([{ do: 'restore', id: trashed.id }])
})

test('the tags of several tasks are told with how many have them', () => {
  expect(tagsOf([task(1, { tags: ['b', 'a'] }), task(2, { tags: ['b'] }), task(3)])).toEqual([
    { tag: 'b', count: 2 },
    { tag: 'a', count: 1 },
  ])
})
