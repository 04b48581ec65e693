import { expect, it } from 'vitest'
import { fewerHits, type NamedHit } from './fewer-hits.ts'

const task = (name: string): NamedHit => ({ kind: 'task', name })
const job = (name: string): NamedHit => ({ kind: 'target-job', name })
const fewer = (found: readonly NamedHit[], typed: string) => fewerHits(found, typed, 4, (hit) => hit).map(({ name }) => name)

it('what is called by what was typed goes before what only holds it somewhere', () => {
  const found = [task('Read their site'), task('Write a story'), job('Warehouse Manager, Nordlicht')]
  expect(fewer(found, 'warehouse man')).toEqual(['Warehouse Manager, Nordlicht', 'Read their site', 'Write a story'])
})

it('one kind leaves room for the others that were found', () => {
  const found = [...['one', 'two', 'three', 'four', 'five'].map((name) => task(`Pack ${name}`)), job('Head of packing')]
  expect(fewer(found, 'pack')).toEqual(['Pack one', 'Pack two', 'Pack three', 'Head of packing'])
})

it('alone it has all the room, in the order in which it was found', () => {
  const found = ['three', 'one', 'two', 'five', 'four'].map((name) => task(`Pack ${name}`))
  expect(fewer(found, 'pack')).toEqual(['Pack three', 'Pack one', 'Pack two', 'Pack five'])
})
