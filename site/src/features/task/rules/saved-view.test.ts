import { expect, test } from 'vitest'
import type { ListAddress } from './list-address.ts'
import { fieldsOfView, savedListOf } from './saved-view.ts'

const envelope = { createdAt: '', updatedAt: '', deletedAt: null }

test('a list that is saved is shown again as it was', () => {
  const list: ListAddress = { layout: 'board', group: 'tag', sort: 'due', isReversed: true, filter: 'tag:work', at: null }
  const saved = savedListOf({ ...envelope, id: 'v', version: 3, name: 'Work', ...fieldsOfView(list) })
  expect(saved).toEqual({ id: 'v', name: 'Work', version: 3, list })
})

test('without a sorting there is nothing to turn round', () => {
  const fields = { query: '', layout: 'list', groupBy: null, sortBy: null, order: 'descending' } as const
  expect(savedListOf({ ...envelope, id: 'v', version: 1, name: 'x', ...fields }).list.isReversed).toBe(false)
})
