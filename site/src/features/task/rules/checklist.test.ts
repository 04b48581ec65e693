import { expect, test } from 'vitest'
import { withItem, withItemMoved, withItems } from './checklist.ts'

const items = ['Passport', 'Keys', 'Tickets'].map((text, i) => ({ id: String(i), text, done: false }))
const texts = (of: readonly { text: string }[]) => of.map(({ text }) => text)

test('new items stand at the end, as far as there is room', () => {
  let next = 3
  const more = withItems(items, ['Charger', 'Umbrella'], () => String(next++))
  expect(more.slice(3)).toEqual([
    { id: '3', text: 'Charger', done: false },
    { id: '4', text: 'Umbrella', done: false },
  ])
  expect(withItems(items, Array<string>(200).fill('x'), () => 'id')).toHaveLength(100)
})

test('an item is ticked, renamed, or gone once it says nothing', () => {
  expect(withItem(items, '1', { done: true })[1]).toEqual({ id: '1', text: 'Keys', done: true })
  expect(texts(withItem(items, '1', { text: 'House keys' }))).toEqual(['Passport', 'House keys', 'Tickets'])
  expect(texts(withItem(items, '1', { text: ' ' }))).toEqual(['Passport', 'Tickets'])
})

test('an item moves a place at a time, and not past the edge', () => {
  expect(texts(withItemMoved(items, '0', 1))).toEqual(['Keys', 'Passport', 'Tickets'])
  expect(texts(withItemMoved(items, '2', -1))).toEqual(['Passport', 'Tickets', 'Keys'])
  expect(withItemMoved(items, '0', -1)).toBe(items)
  expect(withItemMoved(items, '2', 1)).toBe(items)
})
