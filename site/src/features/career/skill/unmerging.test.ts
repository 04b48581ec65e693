import type { Skill } from '@throughline/core/career'
import { expect, test } from 'vitest'
import { mergeRecord } from '../records/merge-record.ts'
import { unmerging } from './unmerging.ts'

const before: Skill = {
  ...{ id: '1', name: 'Forecasting', aliases: ['Prognosis'], level: 'Working', keywords: ['seasons'], order: 'a', extra: {} },
  ...{ importId: null, createdAt: '', updatedAt: '', version: 1, deletedAt: null },
}
const merged: Skill = {
  ...before,
  ...{ aliases: ['Prognosis', 'Outlook'], keywords: ['seasons', 'promotions'], extra: { since: '2019' }, version: 2 },
}

test('of a skill that another was merged into, what that brought is taken back, and no other field is written', () => {
  expect(unmerging(before, merged)).toMatchObject({
    changes: { aliases: ['Prognosis'], keywords: ['seasons'], extra: {} },
    base: { aliases: ['Prognosis', 'Outlook'], keywords: ['seasons', 'promotions'], extra: { since: '2019' } },
  })
})

test('what it was given elsewhere meanwhile stays', () => {
  const undo = unmerging(before, merged)
  if (!undo || !('changes' in undo)) throw new Error('Nothing is taken back.')
  const now = { ...merged, aliases: [...merged.aliases, 'Demand planning'], keywords: [...merged.keywords, 'stock'], version: 3 }
  expect(mergeRecord(undo.base, undo.changes, now)).toEqual({
    changes: { aliases: ['Prognosis', 'Demand planning'], keywords: ['seasons', 'stock'], extra: {} },
    conflicts: [],
  })
})

test('where nothing was brought there is nothing to take back', () => {
  expect(unmerging(before, { ...before, version: 2 })).toBeNull()
})
