import type { Experience } from '@throughline/core/career'
import { expect, test } from 'vitest'
import { untilMade } from '../../changes/unmade.ts'
import { newExperience } from './new-experience.ts'
import { whenWords } from './when.ts'

const context = { locale: 'en-GB', today: '2026-11-22' }
const one = untilMade<Experience>(
  newExperience({ id: '1', kind: 'work', position: 'Planner', organisation: '' }),
  '2026-11-22T09:00:00.000Z',
)

test('a time is told with how long it was, as exactly as it was said', () => {
  expect(whenWords({ ...one, startDate: '2019-09', endDate: '2023-02' }, context)).toBe('September 2019 to February 2023, 3 years 6 months')
  expect(whenWords({ ...one, startDate: '2021', endDate: '2024' }, context)).toBe('2021 to 2024, about 3 years')
  expect(whenWords({ ...one, startDate: '2026', endDate: '2026' }, context)).toBe('2026, under a year')
  expect(whenWords({ ...one, startDate: '2021' }, context)).toBe('From 2021')
})

test('a degree of which only the end is known has its date', () => {
  expect(whenWords({ ...one, kind: 'education', endDate: '2018' }, context)).toBe('2018')
  expect(whenWords({ ...one, endDate: '2018' }, context)).toBe('Until 2018')
})

test('what happens at once has its date, and how long it is valid', () => {
  expect(whenWords({ ...one, kind: 'award', startDate: '2021' }, context)).toBe('2021')
  expect(whenWords({ ...one, kind: 'certificate', startDate: '2022-05', endDate: '2027-05' }, context)).toBe(
    'May 2022, valid until May 2027',
  )
})
