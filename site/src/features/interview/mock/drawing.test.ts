import { expect, test } from 'vitest'
import { jobFor } from './drawing.ts'

const job = (id: string, on: string, more: object = {}) => ({
  id,
  stage: 'interviewing' as const,
  interviews: [{ on, time: null }],
  ...more,
})
const today = '2026-11-22'
const jobs = [
  job('later', '2026-12-09'),
  job('next', '2026-12-04'),
  job('past', '2026-11-20'),
  job('withdrawn', '2026-11-25', { stage: 'withdrawn' }),
  job('none', '', { interviews: [] }),
]
const drawnFor = (address: string) => jobFor(jobs, new URLSearchParams(address), today)?.id

test('questions are drawn for the job of the next interview, unless the address says another or none', () => {
  expect(drawnFor('')).toBe('next')
  expect(drawnFor('job=past')).toBe('past')
  expect(drawnFor('job=')).toBeUndefined()
  expect(jobFor(jobs.slice(2), new URLSearchParams(), today)).toBeUndefined()
})
