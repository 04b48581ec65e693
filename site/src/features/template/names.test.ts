import type { TaskTemplate } from '@throughline/core/task'
import { expect, test, vi } from 'vitest'
import { allTemplates, namesake, ownName } from './names.ts'

const named = (...names: string[]) => names.map((name, i) => ({ id: String(i), name }))

test('of templates of one name, however capitalised, the newest is meant', () => {
  expect(namesake('Stock-take', named('Stock-take', 'Moving', 'STOCK-TAKE '))?.id).toBe('2')
  expect(namesake('Stock', named('Stock-take'))).toBeUndefined()
})

test.each([
  ['Stock-take', ['Stock-take'], 'Stock-take (2)'],
  ['Stock-take', ['Stock-take', 'stock-take (2)', 'Stock-take (4)'], 'Stock-take (3)'],
  ['x'.repeat(200), ['x'.repeat(200)], `${'x'.repeat(196)} (2)`],
])('one more “%s” among %o gets a name of its own', (name, names, own) => {
  expect(ownName(name, named(...names))).toBe(own)
})

test('all pages of templates are read', async () => {
  const list = vi
    .fn()
    .mockResolvedValueOnce({ items: named('One') as unknown as TaskTemplate[], nextCursor: 'more' })
    .mockResolvedValueOnce({ items: named('Two') as unknown as TaskTemplate[], nextCursor: null })
  expect((await allTemplates({ list })).map(({ name }) => name)).toEqual(['One', 'Two'])
  expect(list).toHaveBeenLastCalledWith({ limit: 200, cursor: 'more' })
})
