import { expect, it } from 'vitest'
import { askedOf, downloadOf, readChoice } from './choice.ts'

const asked = (query: string, today = '2026-12-05') => askedOf(readChoice(new URLSearchParams(query)), today)

it('means this month, unless it is told otherwise', () => {
  expect(asked('')).toEqual({ from: '2026-12-01', before: '2027-01-01' })
  expect(asked('range=year')).toEqual({ from: '2026-01-01', before: '2027-01-01' })
  expect(asked('range=all')).toEqual({})
  expect(asked('range=all&journal=open')).toEqual({ journalId: 'open' })
})

it('takes days as they are chosen, the last one included', () => {
  expect(asked('from=2026-03-05&to=2026-03-05')).toEqual({ from: '2026-03-05', before: '2026-03-06' })
  expect(asked('range=year&from=2026-03-05&to=')).toEqual({ from: '2026-01-01', before: '2027-01-01' })
})

it.each(['from=2026-03-05', 'range=days', 'from=2026-03-06&to=2026-03-05', 'from=2026-02-30&to=2026-03-05', 'from=x&to=y'])(
  '%s is no range',
  (query) => {
    expect(asked(query)).toBeNull()
  },
)

it('leads to the file that is asked for', () => {
  expect(downloadOf('zip', { from: '2026-03-01', before: '2026-04-01' })).toBe(
    '/api/v1/exports/journal.zip?from=2026-03-01&before=2026-04-01',
  )
  expect(downloadOf('pdf-letter', {})).toBe('/api/v1/exports/journal.pdf?paper=letter')
  expect([downloadOf('exe', {}), downloadOf(null, {})]).toEqual([null, null])
})
