import { expect, test } from 'vitest'
import { beginning as words } from '../../../messages/discussion-begin.ts'
import { readBeginning } from './read-beginning.ts'

const id = '019a9b3c-5d00-7cc0-8000-0123456789ab'

function read(typed: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ title: '1:1 with Ruth', kind: 'one-on-one', ...typed })) form.set(name, value)
  return readBeginning(form, id, 'Europe/Vienna')
}

test('addresses and lines of an agenda are read however they are set apart', () => {
  const { emails, agenda } = read({
    emails: 'ruth@post.example, oskar@post.example;\nruth@post.example',
    agenda: '- Pay bands\n\n2. Who signs\n  The panel',
  })
  expect(emails).toEqual(['ruth@post.example', 'oskar@post.example'])
  expect(agenda).toEqual(['Pay bands', 'Who signs', 'The panel'])
})

test('people who meet may do so regularly; to other kinds that says nothing', () => {
  const typed = { every: 'FREQ=WEEKLY;INTERVAL=2', first: '2026-11-13T14:00', minutes: '45', agenda: 'Pay bands' }
  const series = { rrule: 'FREQ=WEEKLY;INTERVAL=2', startsAt: '2026-11-13T14:00', timeZone: 'Europe/Vienna', durationMinutes: 45 }
  expect(read(typed).discussion).toMatchObject({ kind: 'one-on-one', series })
  expect(read({ ...typed, every: '' }).discussion.series).toBeUndefined()
  expect(() => read({ ...typed, first: '' })).toThrow(words.noFirstMeeting)
  expect(read({ ...typed, kind: 'decision' })).toMatchObject({ agenda: [], discussion: { kind: 'decision' } })
  expect(read({ ...typed, kind: 'decision', first: '' }).discussion.series).toBeUndefined()
})

test.each<[Record<string, string>, string, string]>([
  [{ title: ' ' }, 'title', words.noTitle],
  [{ emails: 'ruth@post.example, ruth' }, 'emails', words.noEmail('ruth')],
  [{ every: 'FREQ=WEEKLY', first: '' }, 'first', words.noFirstMeeting],
  [{ agenda: 'x'.repeat(301) }, 'agenda', words.longAgenda(300)],
  [{ body: 'x'.repeat(20_001) }, 'body', words.longMessage],
])('what is wrong is said of its field before anything is made: %o', (typed, field, why) => {
  const problem = expect.objectContaining({ errors: [expect.objectContaining({ pointer: `/${field}`, message: why })] })
  expect(() => read(typed)).toThrow(expect.objectContaining({ message: why, problem }))
})
