import { describe, expect, it } from 'vitest'
import { rows } from '../../../messages/career-rows.ts'
import { hasEndOf, saidIn, whenOf } from './new-experience.ts'

const said = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ kind: 'work', position: 'Planner', ...fields })) form.set(name, value)
  return saidIn(form)
}
const when = (fields: Record<string, string>) => whenOf(said(fields))

describe('when a new experience was', () => {
  it('need not be said', () => {
    expect(when({})).toEqual({ when: { startDate: null, endDate: null, isOngoing: false }, faults: {} })
  })

  it('is kept as finely as it is said', () => {
    expect(when({ start: ' March 2021 ', end: '2024' }).when).toEqual({ startDate: '2021-03', endDate: '2024', isOngoing: false })
    expect(when({ start: 'März 2021', end: '05/2024' }).when).toMatchObject({ startDate: '2021-03', endDate: '2024-05' })
  })

  it('is read of years in two digits, and of both ends said where it began', () => {
    expect(when({ start: 'Aug 21', end: '09/23' }).when).toEqual({ startDate: '2021-08', endDate: '2023-09', isOngoing: false })
    expect(when({ start: 'Aug 21 – Sep 23' })).toEqual({
      when: { startDate: '2021-08', endDate: '2023-09', isOngoing: false },
      faults: {},
    })
    expect(when({ start: 'Aug. 21 – heute' })).toEqual({ when: { startDate: '2021-08', endDate: null, isOngoing: true }, faults: {} })
    expect(when({ start: '08/21', end: 'heute' })).toEqual({ when: { startDate: '2021-08', endDate: null, isOngoing: true }, faults: {} })
    expect(when({ start: 'Aug 21 – Sep 23', end: '2024' }).faults).toEqual({ start: rows.notADate })
    expect(when({ kind: 'award', start: 'Aug 21 – Sep 23' }).faults).toEqual({ start: rows.notADate })
  })

  it('has no end while it lasts, whatever was typed before that was ticked', () => {
    expect(when({ start: '2021', end: 'soon', ongoing: 'on' })).toEqual({
      when: { startDate: '2021', endDate: null, isOngoing: true },
      faults: {},
    })
  })

  it('is one date for what happens at once', () => {
    expect(['work', 'certificate', 'award', 'publication'].map((kind) => hasEndOf(kind as 'work'))).toEqual([true, true, false, false])
    expect(when({ kind: 'award', start: '2021', end: '2020', ongoing: 'on' })).toEqual({
      when: { startDate: '2021', endDate: null, isOngoing: false },
      faults: {},
    })
  })

  it('is asked for again where it is no date, or ends before it begins', () => {
    expect(when({ start: 'long ago', end: '2021-13' }).faults).toEqual({ start: rows.notADate, end: rows.notADate })
    expect(when({ start: '2021-03', end: '2021-02' }).faults).toEqual({ end: rows.endsBefore })
    expect(when({ start: '2021-03', end: '2021' }).faults).toEqual({})
  })
})
