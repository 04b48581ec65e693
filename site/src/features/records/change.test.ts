import type { Experience } from '@throughline/core/career'
import { expect, test } from 'vitest'
import { newExperience } from '../career/experience/new-experience.ts'
import { editOf, type RecordChange } from '../career/records/change.ts'
import { mergeRecord } from '../career/records/merge-record.ts'
import { untilMade } from '../changes/unmade.ts'
import { applied, inverse } from './change.ts'

const NOW = '2026-03-05T09:00:00.000Z'
const planner = {
  ...untilMade<Experience>(newExperience({ id: '1', kind: 'work', position: 'Planner', organisation: 'Quillmere Freight' }), NOW),
  skills: ['SQL'],
  summary: 'Rounds.',
}

test('an edit shows at once, and its inverse gives back what was there', () => {
  const change = editOf('experience', planner, { position: 'Logistics planner' })
  const after = applied(planner, change, NOW)
  expect(after).toMatchObject({ position: 'Logistics planner', updatedAt: NOW })
  const back = inverse<typeof planner, RecordChange>(change, planner, after as typeof planner)
  expect(applied(after, back as typeof change, NOW)).toMatchObject({ position: 'Planner' })
})

test('what is made is thrown away by its inverse, and the other way round', () => {
  const made = { do: 'skill.create', id: '2', record: planner } as const
  expect(inverse(made, null, planner)).toEqual({ do: 'skill.remove', id: '2' })
  expect(inverse({ do: 'experience.remove', id: '1' }, planner, planner)).toEqual({ do: 'experience.restore', id: '1' })
  expect(applied(planner, { do: 'experience.remove', id: '1' }, NOW)?.deletedAt).toBe(NOW)
})

test('of names both changes are made, of dates the later word holds, of a sentence is asked', () => {
  const theirs = { ...planner, skills: ['Loading'], summary: 'Loads.', startDate: '2019' }
  expect(mergeRecord({ skills: ['SQL'] }, { skills: ['SQL', 'Excel'] }, theirs)).toEqual({
    changes: { skills: ['Loading', 'Excel'] },
    conflicts: [],
  })
  expect(mergeRecord({ startDate: null }, { startDate: '2020' }, theirs)).toEqual({ changes: { startDate: '2020' }, conflicts: [] })
  expect(mergeRecord({ summary: 'Rounds.' }, { summary: 'Rounds and loads.' }, theirs)).toEqual({
    changes: {},
    conflicts: [{ field: 'summary', mine: { summary: 'Rounds and loads.' }, theirs: { summary: 'Loads.' } }],
  })
})
