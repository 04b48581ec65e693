import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ListAddress, listHref, plainList, readListAddress, taskHref } from './list-address.ts'
import { taskViews } from './views.ts'

fc.configureGlobal({ seed: 20261112 })

const paramsOf = (href: string) => new URL(href, 'http://site.example').searchParams

test('a plain list needs nothing in its address', () => {
  expect(listHref({ view: 'today', list: plainList })).toBe('/tasks')
  expect(listHref({ view: 'all', list: plainList })).toBe('/tasks/all')
  expect(readListAddress(new URLSearchParams('q=milk'))).toEqual(plainList)
})

test('a task keeps the list that stands beside it', () => {
  expect(taskHref('x', { view: 'today', list: plainList })).toBe('/tasks/x')
  expect(taskHref('x', { view: 'all', list: { ...plainList, group: 'tag' } })).toBe('/tasks/x?view=all&group=tag')
})

test('what nobody writes counts as not said', () => {
  expect(readListAddress(new URLSearchParams('layout=cake&group=&sort=__proto__&order=desc&filter=%00&at=2026-1'))).toEqual(plainList)
  expect(readListAddress(new URLSearchParams({ filter: 'a'.repeat(2000) })).filter).toHaveLength(500)
})

test('what an address says is read back from it', () => {
  const filters = fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => text.replace(/\p{Cc}/gu, '').trim())
  const lists: fc.Arbitrary<ListAddress> = fc.record({
    layout: fc.constantFrom('list', 'board', 'calendar'),
    group: fc.constantFrom(null, 'none', 'day', 'priority', 'tag', 'status', 'parent'),
    sort: fc.constantFrom('manual', 'due', 'priority', 'title', 'newest'),
    isReversed: fc.boolean(),
    filter: filters,
    at: fc.constantFrom(null, '2026-11', '2026-11-12'),
  })
  fc.assert(
    fc.property(fc.constantFrom(...taskViews), lists, (view, list) => {
      expect(readListAddress(paramsOf(listHref({ view, list })))).toEqual(list)
      expect(readListAddress(paramsOf(taskHref('x', { view, list })))).toEqual(list)
    }),
  )
})
