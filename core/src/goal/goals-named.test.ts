import { expect, it } from 'vitest'
import { goalsNamed, titled } from './goals-named.ts'

const goal = (title: string, status: 'active' | 'paused' | 'achieved' | 'dropped' = 'active') => ({ title, status })

it('finds by the beginning, whatever its case and accents', () => {
  expect(titled([{ title: 'Ordér tents' }, { title: 'Reorder' }], 'ORDER')).toEqual([{ title: 'Ordér tents' }])
  expect(titled([{ title: 'Reorder' }], 'order')).toEqual([])
})

it('prefers what is called so to what only begins so', () => {
  expect(titled([{ title: 'Read more' }, { title: 'Read' }, { title: 'Reading list' }], 'read')).toEqual([{ title: 'Read' }])
})

it('prefers goals that go on to those that are over, though those are called so', () => {
  expect(goalsNamed([goal('Ship 2.0', 'achieved'), goal('Ship 3.0', 'paused')], 'ship')).toEqual([goal('Ship 3.0', 'paused')])
  expect(goalsNamed([goal('Ship', 'dropped'), goal('Ship 3.0')], 'ship')).toEqual([goal('Ship 3.0')])
  expect(goalsNamed([goal('Ship 2.0', 'achieved')], 'ship')).toEqual([goal('Ship 2.0', 'achieved')])
  expect(goalsNamed([goal('Ship 2.0'), goal('Ship 3.0')], 'ship')).toHaveLength(2)
})
