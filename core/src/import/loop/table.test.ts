import { workingTime } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { MAX_ROWS } from '../csv-rows.ts'
import { marksOfMany } from './table.ts'

it('does not take the line breaks at the end for rows', () => {
  const { marks } = marksOfMany(`Date,Walk,\n2026-03-01,2,${'\n'.repeat(MAX_ROWS + 1)}`, ['Walk'])
  expect(marks.get(0)).toEqual([{ line: 2, date: '2026-03-01', value: '2', note: '' }])
})

it('is quick with many line breaks that are not at the end', () => {
  const worked = workingTime()
  expect(() => marksOfMany(`Date,Walk,\n${'\n'.repeat(200_000)}2026-03-01,2,`, ['Walk'])).toThrow('rows')
  expect(worked()).toBeLessThan(1000)
})
