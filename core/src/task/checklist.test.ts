import { sequentialIds } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { checklistOf } from './checklist.ts'

it('every item of a checklist has an id of its own', () => {
  const id = '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb'
  const items = checklistOf({ ids: sequentialIds() }, [
    { id, text: 'Passport', done: false },
    { id, text: 'Keys', done: true },
    { text: 'Tickets', done: false },
  ])
  expect(items[0]?.id).toBe(id)
  expect(new Set(items.map(({ id }) => id)).size).toBe(3)
  expect(items.map(({ text }) => text)).toEqual(['Passport', 'Keys', 'Tickets'])
})
