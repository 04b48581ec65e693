import { expect, it } from 'vitest'
import { z } from 'zod'
import { changedFields } from '../record/changed-fields.ts'
import { defineKind } from '../record/kind.ts'
import { envelope, newEnvelope } from '../record/record.ts'
import { updating } from './updating.ts'

const notes = defineKind('note', {
  schema: z.object({ ...envelope, title: z.string(), tags: z.array(z.string()) }),
  version: 1,
  queries: {},
})
const note = { ...newEnvelope('019a9b3c-5d00-7cc0-8000-00000000aaaa', '2026-03-05T09:00:00.000Z'), title: 'One', tags: ['a'] }

it('what changes a record is told as an update of its kind, and what changes none is no step', () => {
  expect(updating(notes, changedFields(note, { title: 'Two', tags: ['a'] }))).toEqual({ event: 'note.updated', changes: { title: 'Two' } })
  expect(updating(notes, changedFields(note, { title: 'One', tags: undefined }))).toBeNull()
})
