import { existsSync } from 'node:fs'
import type { JobStage } from '@throughline/core/interview/target-job-rules'
import { mockInterviewHref } from '@throughline/core/interview/target-job-rules'
import { expect, test } from 'vitest'
import { jobFor, searchDrawn } from './drawing.ts'

const job = (id: string, on: string, more: object = {}) => ({
  id,
  stage: 'interviewing' as const,
  stages: [{ on: '2026-11-01' }],
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
  expect(drawnFor('targetJobId=past')).toBe('past')
  expect(drawnFor('targetJobId=')).toBeUndefined()
})

test('without an interview to come they are drawn for the job applied for that has come furthest, and last', () => {
  const open = (id: string, stage: JobStage, on = '2026-11-01') => job(id, '', { interviews: [], stage, stages: [{ on }] })
  const drawn = (...jobs: ReturnType<typeof open>[]) => jobFor(jobs, new URLSearchParams(), today)?.id
  const applied = open('applied', 'applied', '2026-11-10')
  expect(drawn(open('earlier', 'applied'), applied, open('saved', 'saved', '2026-11-20'))).toBe('applied')
  expect(drawn(applied, open('asked', 'interviewing'))).toBe('asked')
  expect(drawn(open('over', 'rejected', '2026-11-20'), applied)).toBe('applied')
  expect(drawn(open('only', 'saved'), open('over', 'withdrawn'))).toBe('only')
  expect(drawn(open('one', 'saved'), open('two', 'saved'))).toBeUndefined()
})

test('the address that tasks of a plan lead to is the one this page reads the job from', () => {
  const at = new URL(mockInterviewHref('later'), 'https://example.com')
  expect(jobFor(jobs, at.searchParams, today)?.id).toBe('later')
  expect(existsSync(new URL(`../../../pages${at.pathname}.astro`, import.meta.url))).toBe(true)
})

test('the address says what is chosen, and by what it was drawn', () => {
  const form = new FormData()
  form.set('count', '3')
  form.set('targetJobId', 'later')
  expect(searchDrawn(form, new URLSearchParams('draw=7&kind=people'))).toBe('count=3&targetJobId=later&draw=7')
  expect(searchDrawn(form, new URLSearchParams())).toBe('count=3&targetJobId=later')
})
