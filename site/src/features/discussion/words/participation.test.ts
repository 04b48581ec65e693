import type { Participation } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { aboutWords, lastWords, whenWords } from './participation.ts'

const [ines, ruth] = ['019a9b3c-5d00-7cc0-8000-00000000a001', '019a9b3c-5d00-7cc0-8000-00000000a002']
const reader = { accountId: ines, today: '2026-11-12', locale: 'en-GB', timeZone: 'Europe/Vienna', dayStart: 4 }
const others = [{ id: ruth, name: 'Ruth Callan' }]
const had = (fields: Partial<Participation>) =>
  ({ kind: 'question', others, nextMeetingAt: null, openActions: 0, follow: 'all', lastMessage: null, ...fields }) as Participation
const said = (author: string, authorId: string) => had({ lastMessage: { id: ruth, authorId, author, excerpt: 'Yours to call.', at: '' } })

test('when something happened is said as shortly as it can be, by the reader’s own day', () => {
  expect(whenWords('2026-11-12T15:58:00.000Z', reader)).toBe('16:58')
  // The reader's day begins at four.
  expect(whenWords('2026-11-12T02:30:00.000Z', reader)).toBe('Yesterday')
  expect(whenWords('2026-11-06T09:00:00.000Z', reader)).toBe('6 Nov')
  expect(whenWords('2025-11-06T09:00:00.000Z', reader)).toBe('6 Nov 2025')
})

test('what was said last names who said it', () => {
  expect(lastWords(said('Ruth Callan', ruth), reader)).toBe('Ruth: Yours to call.')
  expect(lastWords(said('Ines Varga', ines), reader)).toBe('You: Yours to call.')
  expect(lastWords(said('', ruth), reader)).toBe('Somebody who left Throughline: Yours to call.')
  expect(lastWords(had({}), reader)).toBe('No messages yet.')
})

test('a discussion says what it is, with whom, and what comes next', () => {
  expect(aboutWords(had({ kind: 'one-on-one', nextMeetingAt: '2026-11-13T13:00:00.000Z', openActions: 3 }), reader)).toBe(
    '1:1, with Ruth, next tomorrow, 14:00, 3 open actions',
  )
  expect(aboutWords(had({ others: [], follow: 'muted' }), reader)).toBe('Question, only you so far, muted')
  const many = ['Ruth Callan', 'Oskar Blom', 'Dev Anand', 'Helen Okoro'].map((name) => ({ id: ruth, name }))
  expect(aboutWords(had({ others: many }), reader)).toBe('Question, with Ruth, Oskar and 2 others')
})
