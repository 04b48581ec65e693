import { expect, it } from 'vitest'
import { saidByAdvert } from './said-by-advert.ts'

const found = { role: 'Lead', company: 'Kestrel', location: 'Doncaster', closesOn: '2027-01-03', interviewOn: '2027-01-12' }
type Known = Parameters<typeof saidByAdvert>[0]
const job: Known = { company: '', location: '', closesOn: null, interviews: [], stage: 'saved' }
const fieldsOf = (known: Partial<Known>, today = '2026-11-29') => saidByAdvert({ ...job, ...known }, found, today).map(({ field }) => field)

it('is told where the job does not say it', () => {
  expect(saidByAdvert(job, found, '2026-11-29')).toEqual([
    { field: 'company', said: 'Kestrel' },
    { field: 'location', said: 'Doncaster' },
    { field: 'closesOn', said: '2027-01-03' },
    { field: 'interviews', said: '2027-01-12' },
  ])
  expect(fieldsOf({ company: 'Kestrel Ltd', location: 'Hull', closesOn: '2027-01-04' })).toEqual(['interviews'])
})

it('tells of interviews that are to come, while none is noted and the search goes on', () => {
  expect(fieldsOf({}, '2027-01-12')).toContain('interviews')
  expect(fieldsOf({}, '2027-01-13')).not.toContain('interviews')
  expect(fieldsOf({ stage: 'rejected' })).not.toContain('interviews')
  expect(fieldsOf({ interviews: [{} as never] })).not.toContain('interviews')
})
