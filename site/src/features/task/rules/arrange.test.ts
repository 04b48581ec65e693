import { describe, expect, test } from 'vitest'
import { arrangedSections } from './arrange.ts'
import { type ListAddress, plainList } from './list-address.ts'
import { sampleTask as task } from './test-task.ts'

const shape = (list: Partial<ListAddress>, tasks: Parameters<typeof arrangedSections>[1], view: 'all' | 'today' = 'all') =>
  arrangedSections({ view, list: { ...plainList, ...list } }, tasks, 'en').map(({ group, tasks }) => [
    group?.of ?? null,
    tasks.map(({ title }) => title).join(' '),
  ])

const named = (title: string, number: number, fields: Parameters<typeof task>[1] = {}) => task(number, { title, ...fields })

const tasks = [
  named('b', 1, { dueDate: '2026-11-12', priority: 'low', order: 'a3', createdAt: '2026-11-03T08:00:00.000Z' }),
  named('a10', 2, { order: 'a1', priority: 'urgent', createdAt: '2026-11-05T08:00:00.000Z' }),
  named('a9', 3, { dueAt: '2026-11-12T09:00', order: 'a2', createdAt: '2026-11-04T08:00:00.000Z' }),
]

describe('sorting', () => {
  test.each([
    [{ sort: 'manual' }, 'a10 a9 b'],
    [{ sort: 'manual', isReversed: true }, 'b a9 a10'],
    [{ sort: 'due' }, 'a9 b a10'],
    [{ sort: 'due', isReversed: true }, 'b a9 a10'],
    [{ sort: 'priority' }, 'a10 b a9'],
    [{ sort: 'title' }, 'a9 a10 b'],
    [{ sort: 'newest' }, 'a10 a9 b'],
    [{ sort: 'newest', isReversed: true }, 'b a9 a10'],
  ] as const)('%j: %s', (list, expected) => expect(shape(list, tasks)).toEqual([[null, expected]]))

  test('what is the same stands in manual order, and a filter alone leaves the order of the view', () => {
    expect(shape({ sort: 'priority' }, [named('b', 1, { order: 'a2' }), named('a', 2, { order: 'a1' })])).toEqual([[null, 'a b']])
    const [late, early] = [
      named('late', 1, { dueDate: '2026-11-12', order: 'a1' }),
      named('early', 2, { dueDate: '2026-11-01', order: 'a2' }),
    ]
    expect(shape({ filter: 'a' }, [late, early], 'today')).toEqual([[null, 'early late']])
  })
})

describe('grouping', () => {
  test('by tag: one group, however the tag is capitalised', () => {
    const [home, Home] = [named('a', 1, { tags: ['home'], order: 'a1' }), named('b', 2, { tags: ['Home'], order: 'a2' })]
    expect(shape({ group: 'tag' }, [home, Home])).toEqual([['home', 'a b']])
  })

  test('by goal: goals as their first tasks stand, what has none last', () => {
    const of = (goalId: string | null, title: string, number: number) => named(title, number, { goalId, order: `a${number}` })
    expect(shape({ group: 'goal' }, [of(null, 'a', 1), of('run', 'b', 2), of('ship', 'c', 3), of('run', 'd', 4)])).toEqual([
      ['run', 'b d'],
      ['ship', 'c'],
      [null, 'a'],
    ])
  })

  test('by day: as days come, what has none last', () => {
    expect(shape({ group: 'day' }, [...tasks, named('c', 4, { dueDate: '2026-11-01' })])).toEqual([
      ['2026-11-01', 'c'],
      ['2026-11-12', 'a9 b'],
      [null, 'a10'],
    ])
  })
  test('by priority and by status: most pressing first, each group sorted', () => {
    expect(shape({ group: 'priority', sort: 'title' }, [...tasks, named('A', 4, { priority: 'low' })])).toEqual([
      ['urgent', 'a10'],
      ['low', 'A b'],
      ['none', 'a9'],
    ])
    const mixed = [named('x', 1, { status: 'cancelled' }), named('y', 2, { status: 'in-progress' }), named('z', 3)]
    expect(shape({ group: 'status' }, mixed).map(([of]) => of)).toEqual(['in-progress', 'open', 'cancelled'])
  })
  test('by tag: a task stands once, under its first; untagged ones last', () => {
    expect(shape({ group: 'tag' }, [named('x', 1), named('y', 2, { tags: ['work', 'home'] }), named('z', 3, { tags: ['Home'] })])).toEqual([
      ['Home', 'z'],
      ['work', 'y'],
      [null, 'x'],
    ])
  })
  test('by parent: as their first steps stand', () => {
    const [a, b] = [task(8).id, task(9).id]
    expect(shape({ group: 'parent' }, [named('x', 1), named('y', 2, { parentId: b }), named('z', 3, { parentId: a })])).toEqual([
      [b, 'y'],
      [a, 'z'],
      [null, 'x'],
    ])
  })
  test('nothing makes no group', () => expect(shape({ group: 'tag' }, [])).toEqual([]))
})
