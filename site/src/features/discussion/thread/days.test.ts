import type { ListedMessage } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { byDay, initialsOf } from './days.ts'

test('messages stand under the reader’s own days', () => {
  const said = ['2026-11-11T16:12:00.000Z', '2026-11-12T02:30:00.000Z', '2026-11-12T08:20:00.000Z'].map(
    (postedAt) => ({ postedAt }) as ListedMessage,
  )
  const days = byDay(said, { timeZone: 'Europe/Vienna', dayStart: 4 })
  expect(days.map(({ day, said }) => [day, said.length])).toEqual([
    ['2026-11-11', 2],
    ['2026-11-12', 1],
  ])
})

test.each([
  ['Ruth Callan', 'RC'],
  ['Ana Maria de Souza', 'AS'],
  ['Oskar', 'O'],
  ['Łucja 🦊', 'Ł🦊'],
  ['', ''],
])('the first letters of “%s” are “%s”', (name, initials) => expect(initialsOf(name)).toBe(initials))
