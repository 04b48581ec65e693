import { ImportFormat } from '@throughline/core/import'
import { expect, it } from 'vitest'
import { bringGroups } from './bring-groups.ts'

it('everything that can be imported stands in one group', () => {
  expect(Object.values(bringGroups).flat().sort()).toEqual([...ImportFormat.options].sort())
})
