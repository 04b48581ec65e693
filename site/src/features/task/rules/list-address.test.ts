import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAddress, readListAddress } from './address.ts'
import { isChanged, isMovable, type ListAddress, listHref, plainList, taskInListHref } from './list-address.ts'
import { taskViews } from './views.ts'

const paramsOf = (href: string) => new URL(href, 'http://site.example').searchParams

test('a plain list needs nothing in its address', () => {
  expect(listHref({ view: 'today', list: plainList })).toBe('/tasks')
  expect(listHref({ view: 'all', list: plainList })).toBe('/tasks/all')
  expect(readListAddress(new URLSearchParams('q=milk'))).toEqual(plainList)
})

test('a task keeps the list that stands beside it', () => {
  const saved = { id: 'v', name: 'Work', version: 1, list: { ...plainList, filter: 'tag:work' } }
  expect(taskInListHref('x', { view: 'today', list: plainList })).toBe('/tasks/x')
  expect(taskInListHref('x', { view: 'all', list: { ...plainList, group: 'tag' } })).toBe('/tasks/x?view=all&group=tag')
  expect(taskInListHref('x', { view: 'all', list: saved.list, saved })).toBe('/tasks/x?saved=v')
})

test('what nobody writes counts as not said', () => {
  expect(readListAddress(new URLSearchParams('layout=cake&group=&sort=__proto__&order=desc&filter=%00&at=2026-1'))).toEqual(plainList)
  expect(readListAddress(new URLSearchParams({ filter: 'a'.repeat(2000) })).filter).toHaveLength(500)
})

const lists: fc.Arbitrary<ListAddress> = fc
  .record({
    layout: fc.constantFrom('list' as const, 'board' as const, 'calendar' as const),
    group: fc.constantFrom(null, 'none' as const, 'day' as const, 'priority' as const),
    sort: fc.constantFrom(null, 'manual' as const, 'due' as const, 'title' as const),
    isReversed: fc.boolean(),
    filter: fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => text.replace(/\p{Cc}/gu, '').trim()),
    at: fc.constantFrom(null, '2026-11', '2026-11-12'),
  })
  .map((list) => ({ ...list, isReversed: list.sort !== null && list.isReversed }))

test('what an address says is read back from it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...taskViews), lists, (view, list) => {
      expect(readListAddress(paramsOf(listHref({ view, list })))).toEqual(list)
      expect(readListAddress(paramsOf(taskInListHref('x', { view, list })))).toEqual(list)
    }),
  )
})

describe('a saved view', () => {
  test('says only what differs from what was saved', () => {
    const list = { ...plainList, group: 'day' as const, sort: 'due' as const, isReversed: true, filter: 'tag:work' }
    const saved = { id: 'v', name: 'Work', version: 1, list }
    expect(listHref({ view: 'all', list, saved })).toBe('/tasks/views/v')
    expect(listHref({ view: 'all', list: { ...list, filter: '', isReversed: false }, saved })).toBe('/tasks/views/v?order=asc&filter=')
    expect(isChanged({ view: 'all', list: { ...list, layout: 'board' }, saved })).toBe(true)
    expect(isChanged({ view: 'all', list, saved })).toBe(false)
  })

  test('is read back, whatever it was saved as; cutting and order of its own are none and manual there', () => {
    fc.assert(
      fc.property(lists, lists, (list, base) => {
        const saved = { id: 'v', name: 'Work', version: 1, list: base }
        const read = readListAddress(paramsOf(listHref({ view: 'all', list, saved })), base)
        const told = { ...list, group: list.group ?? (base.group && 'none'), sort: list.sort ?? (base.sort && 'manual') }
        expect(read).toEqual(told)
      }),
    )
  })
})

test('rows can be moved where they stand in an order of the person’s own', () => {
  const movable = (view: 'all' | 'today' | 'completed', list: Partial<ListAddress>) => isMovable({ view, list: { ...plainList, ...list } })
  expect([movable('all', {}), movable('all', { sort: 'manual', group: 'none', filter: 'a' }), movable('today', {})]).toEqual([
    true,
    true,
    true,
  ])
  expect([
    movable('all', { sort: 'due' }),
    movable('all', { group: 'tag' }),
    movable('today', { sort: 'manual' }),
    movable('completed', {}),
  ]).toEqual([false, false, false, false])
})

test('an address names a list, or a task beside its list, and nothing else', () => {
  const read = (href: string) => readAddress(new URL(href, 'https://throughline.example'))
  const id = '019a9b3c-5d00-7cc0-8000-000000000001'
  expect(read('/tasks')).toEqual({ view: 'today', savedId: null, openId: null })
  expect(read('/tasks/inbox?sort=title')).toEqual({ view: 'inbox', savedId: null, openId: null })
  expect(read(`/tasks/views/${id}`)).toEqual({ view: 'all', savedId: id, openId: null })
  expect(read(`/tasks/${id}?view=upcoming`)).toEqual({ view: 'upcoming', savedId: null, openId: id })
  expect(read(`/tasks/${id}?saved=${id}`)).toEqual({ view: 'all', savedId: id, openId: id })
  for (const other of [
    '/',
    '/tasks/templates',
    '/tasks/filters',
    '/tasks/quick-add',
    '/tasks/views',
    `/tasks/${id}/more`,
    '/notifications',
  ])
    expect(read(other)).toBeNull()
})
