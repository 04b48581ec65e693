import type { TargetJob } from '@throughline/core/interview'
import { describe, expect, it } from 'vitest'
import { bothRows } from './both-rows.ts'
import { closingDay, groupJobs, type ListedJob } from './groups.ts'
import { nothingToPlan } from './nothing-to-plan.ts'
import { withInterview } from './with-interview.ts'

const job = (id: string, stage: TargetJob['stage'], on: string, interviewOn?: string): ListedJob => ({
  ...{ id, createdAt: '', updatedAt: '', version: 1, deletedAt: null, company: '', role: id, location: '', stage, closesOn: null },
  stages: [{ id, stage, on, note: '', at: '' }],
  interviews: interviewOn
    ? [{ id, title: 'Panel', on: interviewOn, time: null, timeZone: null, durationMinutes: 60, people: '', note: '', debrief: null }]
    : [],
})

describe('jobs on their list', () => {
  it('stand by how far they are, the next interview first, what has ended last', () => {
    const jobs = [
      job('a', 'saved', '2026-03-01'),
      job('b', 'rejected', '2026-03-04'),
      job('c', 'interviewing', '2026-03-03'),
      job('d', 'interviewing', '2026-03-02', '2026-03-18'),
      job('e', 'interviewing', '2026-03-02', '2026-03-10'),
      job('f', 'saved', '2026-03-02'),
      job('g', 'withdrawn', '2026-03-05'),
    ]
    expect(groupJobs(jobs, '2026-03-05').map(({ name, jobs }) => [name, jobs.map(({ id }) => id).join('')])).toEqual([
      ['interviewing', 'edc'],
      ['saved', 'fa'],
      ['ended', 'gb'],
    ])
    expect(groupJobs([], '2026-03-05')).toEqual([])
  })

  it('that are to be applied for by a day stand by it, unless it is over', () => {
    const closes = (id: string, closesOn: string | null, since = '2026-03-02') => ({ ...job(id, 'saved', since), closesOn })
    const jobs = [closes('a', '2026-03-04'), closes('b', '2026-03-20'), closes('c', '2026-03-05'), closes('d', null, '2026-03-01')]
    expect(groupJobs(jobs, '2026-03-05').map(({ jobs }) => jobs.map(({ id }) => id).join(''))).toEqual(['cbad'])
    expect(closingDay(closes('a', '2026-03-04'), '2026-03-05')).toEqual({ on: '2026-03-04', isOver: true })
    expect(closingDay({ ...job('e', 'applied', '2026-03-02'), closesOn: '2026-03-20' }, '2026-03-05')).toBeNull()
  })

  it('have that day ahead though they invited one already, until one has applied or it is over', () => {
    const invited = { ...job('a', 'interviewing', '2026-03-02', '2026-03-18'), closesOn: '2026-03-20' }
    expect(closingDay(invited, '2026-03-05')).toEqual({ on: '2026-03-20', isOver: false })
    expect(closingDay(invited, '2026-03-21')).toBeNull()
    const applied = { ...invited, stages: [{ ...invited.stages[0], stage: 'applied' as const }, ...invited.stages] }
    expect(closingDay(applied, '2026-03-05')).toBeNull()
  })
})

describe('a job for which an interview is noted', () => {
  const reached = { id: 's', on: '2026-03-05', at: '2026-03-05T09:00:00.000Z' }
  const staged = (stage: TargetJob['stage']) => withInterview(job('a', stage, '2026-03-01'), reached)
  it('is at the stage of interviews, where it was not that far', () => {
    for (const stage of ['saved', 'applied'] as const)
      expect(staged(stage)).toEqual({
        stage: 'interviewing',
        stages: [
          { id: 'a', stage, on: '2026-03-01', note: '', at: '' },
          { ...reached, stage: 'interviewing', note: '' },
        ],
      })
    for (const stage of ['interviewing', 'offer', 'accepted', 'rejected', 'withdrawn'] as const) expect(staged(stage)).toEqual({})
  })
  it('stays as it is where the advertisement says the day, which is no invitation', () => {
    for (const stage of ['saved', 'applied'] as const) expect(withInterview(job('a', stage, '2026-03-01'), reached, 'advert')).toEqual({})
  })
  it('stays as it is where no more stages have room', () => {
    const one = job('a', 'saved', '2026-03-01')
    expect(withInterview({ ...one, stages: Array.from({ length: 50 }, () => one.stages[0] as never) }, reached)).toEqual({})
  })
})

describe('a job without an interview to come', () => {
  const nothing = (one: ListedJob) => nothingToPlan(one, '2026-03-05')
  it('is told what there was, and asked for the next only while it goes on', () => {
    expect(nothing(job('a', 'saved', '2026-03-01'))).toBe('never')
    const past = job('a', 'interviewing', '2026-03-01', '2026-03-04')
    expect(nothing(past)).toBe('lookBack')
    const lookedBack = past.interviews.map((one) => ({ ...one, debrief: { at: '', note: '', questions: [] } }) as never)
    expect(nothing({ ...past, interviews: lookedBack })).toBe('over')
    expect(nothing({ ...past, stage: 'rejected' })).toBe('ended')
    expect(nothing(job('a', 'withdrawn', '2026-03-01'))).toBe('ended')
  })
  it('has a plan otherwise', () => {
    expect(nothing(job('a', 'interviewing', '2026-03-01', '2026-03-05'))).toBeNull()
  })
})

describe('rows that were changed here and elsewhere', () => {
  const [one, two, three] = ['1', '2', '3'].map((id) => ({ id, name: id }))
  it('keep both changes', () => {
    const mine = [{ ...one, name: 'mine' }, two, three]
    const theirs = [one, { ...two, name: 'theirs' }, { id: '4', name: '4' }]
    expect(bothRows([one, two], mine, theirs)).toEqual([
      { id: '1', name: 'mine' },
      { id: '2', name: 'theirs' },
      { id: '4', name: '4' },
      three,
    ])
  })
  it('lose what either took out', () => {
    expect(bothRows([one, two], [two], [one, two])).toEqual([two])
    expect(bothRows([one, two], [one, two], [two])).toEqual([two])
  })
})
