import type { WrittenEntry } from '@throughline/core/daybook'
import { expect, it } from 'vitest'
import { writing as words } from '../../../messages/journal-writing.ts'
import { heldOn } from './beside.ts'

const entry = { entryId: '1', title: '', excerpt: '', wordCount: 4, at: '2026-11-30T20:00:00.000Z', isSealed: true } as WrittenEntry
const here = { locale: 'en-GB', timeZone: 'UTC', entryId: '2' }

it('a sealed entry beside another says that it is sealed, not that it has no title', () => {
  const { shown } = heldOn({ date: '2026-11-30', finished: [], measured: [], written: [entry] }, here)
  expect(shown.map(({ title }) => title)).toEqual([words.pane.sealed])
})
