import { ImportFormat } from '@throughline/core/import'
import { expect, it } from 'vitest'
import { bringGroups, groupsFor } from './bring-groups.ts'

it('everything that can be imported stands in one group', () => {
  expect(Object.values(bringGroups).flat().sort()).toEqual([...ImportFormat.options].sort())
})

it('puts first what belongs to what matters, a CV to who looks for the next role', () => {
  expect(groupsFor([])).toEqual(['tasks', 'journal', 'career', 'everything'])
  expect(groupsFor(['role', 'reviews'])).toEqual(['career', 'tasks', 'journal', 'everything'])
  expect(groupsFor(['tasks', 'reflect'])).toEqual(['tasks', 'journal', 'career', 'everything'])
  expect(groupsFor(['reflect', 'role'])).toEqual(['journal', 'career', 'tasks', 'everything'])
})
