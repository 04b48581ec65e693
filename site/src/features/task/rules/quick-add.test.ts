import { expect, test } from 'vitest'
import type { ServerReading } from '../../when/rules/server-reading.ts'
import { plainList } from './list-address.ts'
import { dayOfScreen, type FoundPart, moved, partBefore, pieces, readNow, steady, tasksOf, toldTogether } from './quick-add.ts'

const part = (text: string, words: string, field: FoundPart['field'] = 'dueDate'): FoundPart => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  text: words,
  field,
})

const nothing = {
  dueDate: null,
  dueAt: null,
  timeZone: null,
  startDate: null,
  recurrence: null,
  tags: [],
  priority: 'none',
  durationMinutes: null,
  goalId: null,
} as const

const server = (of: string, ...found: FoundPart[]): ServerReading => ({
  of,
  rejected: [],
  reading: { ...nothing, tags: [], unknownGoals: [], title: 'as the server says', dueDate: '2026-03-05', found },
})

test('stretches move with the text around them, and go when it changes', () => {
  const spans = [{ start: 5, end: 8 }]
  expect(moved(spans, 'Call May now', 'Call May now please')).toEqual(spans)
  expect(moved(spans, 'Call May now', 'Please call May now')).toEqual([{ start: 12, end: 15 }])
  expect(moved(spans, 'Call May now', 'Call Mary now')).toEqual([])
  expect(moved(spans, 'Call May now', '')).toEqual([])
})

test('what the server has read of this very line counts', () => {
  const text = 'Send it tomorrow'
  expect(readNow(text, [], server(text, part(text, 'tomorrow')))).toMatchObject({ title: 'as the server says' })
})

test('until the server has read it, a line reads by its signs, and by the days found before', () => {
  const read = server('Send it tomorrow', part('Send it tomorrow', 'tomorrow'))
  const text = 'Send it tomorrow #work !high ~45m'
  expect(readNow(text, [], read)).toMatchObject({
    title: 'Send it',
    dueDate: '2026-03-05',
    tags: ['work'],
    priority: 'high',
    durationMinutes: 45,
    found: [{ text: 'tomorrow' }, { text: '#work' }, { text: '!high' }, { text: '~45m' }],
  })
  expect(readNow('Send it tomorrowish #work', [], read)).toMatchObject({ title: 'Send it tomorrowish', dueDate: null, tags: ['work'] })
  expect(readNow(text, [], null)).toMatchObject({ title: 'Send it tomorrow', dueDate: null })
})

test('what was shown stays while its words are being written on, until the server has read them', () => {
  const before = 'Call Ana 12 Dec'
  const read = server(before, part(before, '12 Dec'))
  const shown = (text: string, last = { text: before, shown: readNow(before, [], read) }) => steady(last, text, readNow(text, [], read))
  expect(shown('Call Ana 12 Dece')).toMatchObject({ dueDate: '2026-03-05', found: [{ text: '12 Dec', field: 'dueDate' }] })
  expect(shown('Call Ana 12 D')).toMatchObject({ dueDate: '2026-03-05', found: [{ text: '12 D' }] })
  expect(shown('Call Ana 12 Dece #work')).toMatchObject({ tags: ['work'], found: [{ text: '12 Dec' }, { text: '#work' }] })
  expect(shown('Call Ana')).toMatchObject({ dueDate: null, found: [] })
  expect(shown('Call Ana 12 Dec')).toEqual(readNow(before, [], read))
  // The task that is made of it meanwhile has no day.
  expect(readNow('Call Ana 12 Dece', [], read)).toMatchObject({ title: 'Call Ana 12 Dece', dueDate: null })
})

test('the length between two times stays with them while more is written, and goes when one says another', () => {
  const text = 'Shift 24 Dec 6am-2pm'
  const read = server(text, part(text, '24 Dec 6am-2pm', 'dueAt'))
  Object.assign(read.reading, { dueAt: '2026-12-24T06:00', durationMinutes: 480 })
  expect(readNow(`${text} #work`, [], read)).toMatchObject({ dueAt: '2026-12-24T06:00', durationMinutes: 480 })
  expect(readNow(`${text} ~1h`, [], read)).toMatchObject({ durationMinutes: 60 })
  expect(readNow('Shift', [], read)).toMatchObject({ durationMinutes: null })
})

test('a sign that is being written stays what it was, or becomes what it is', () => {
  const at = (text: string) => ({ text, shown: readNow(text, [], null) })
  const on = (before: string, text: string) => steady(at(before), text, readNow(text, [], null))
  expect(on('Call !h', 'Call !hi')).toMatchObject({ priority: 'high', found: [{ text: '!h', field: 'priority' }] })
  expect(on('Call #w', 'Call #wo')).toMatchObject({ tags: ['wo'], found: [{ text: '#wo' }] })
  expect(on('Call #work', 'Call #')).toMatchObject({ tags: ['work'], found: [{ text: '#' }] })
})

test('what is rejected is not read, whatever the server said before it was', () => {
  const text = 'Send it tomorrow #work'
  const tomorrow = part(text, 'tomorrow')
  expect(readNow(text, [tomorrow, part(text, '#work')], server(text, tomorrow))).toMatchObject({
    title: text,
    dueDate: null,
    tags: [],
    found: [],
  })
})

test('a line of signs alone is all title', () => {
  expect(readNow('#work', [], null)).toMatchObject({ title: '#work', tags: [], found: [] })
})

test('Backspace takes the part that ends at the caret, spaces aside', () => {
  const text = 'Send it tomorrow every friday '
  const found = [part(text, 'tomorrow'), part(text, 'every friday', 'recurrence')]
  expect(partBefore(text.length, text, found)?.text).toBe('every friday')
  expect(partBefore(text.indexOf(' every'), text, found)?.text).toBe('tomorrow')
  expect(partBefore(4, text, found)).toBeUndefined()
  expect(partBefore(text.length + 3, `${text}now`, found)).toBeUndefined()
})

test('a line is cut at its parts, and nothing of it is lost', () => {
  const text = 'Send it tomorrow #work now'
  const cut = pieces(text, [part(text, 'tomorrow'), part(text, '#work', 'tags')])
  expect(cut.map((piece) => piece.text)).toEqual(['Send it ', 'tomorrow', ' ', '#work', ' now'])
  expect(cut.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(['tomorrow', '#work'])
})

test('each pasted line is a task, without bullets, numbers and boxes', () => {
  expect(tasksOf('- Milk\r\n* [ ] Bread\n\n2) Eggs\n• 3 lemons\n[x] Salt')).toEqual(['Milk', 'Bread', 'Eggs', '3 lemons', 'Salt'])
  expect(tasksOf('Milk')).toEqual(['Milk'])
})

test('a goal is read at once by its title, and says what stays words', () => {
  const goals = [{ id: 'g1', title: 'Ship 2.0', status: 'active' as const }]
  expect(readNow('Draft >ship 2.0 now', [], null, goals)).toMatchObject({ title: 'Draft now', goalId: 'g1', found: [{ field: 'goalId' }] })
  expect(readNow('Draft >run', [], null, goals)).toMatchObject({ title: 'Draft >run', goalId: null, unknownGoals: [{ text: '>run' }] })
})

test('what is added to Today is for today; to what is searched, to a view of one’s own and elsewhere it is for no day', () => {
  const today = '2026-03-03'
  const saved = { id: '019a9b3c-5d00-7cc0-8000-0123456789ab', version: 1, name: 'Errands', list: plainList }
  expect(dayOfScreen({ view: 'today', today }, '')).toBe(today)
  expect(dayOfScreen({ view: 'today', today }, 'milk')).toBeNull()
  expect(dayOfScreen({ view: 'today', saved, today }, '')).toBeNull()
  expect(dayOfScreen({ view: 'all', today }, '')).toBeNull()
})

test('a repeat and its end are told as one, also where they stand apart', () => {
  const text = 'Course every monday 9:00 until 30 June #work'
  const [repeat, time, end, tag] = [
    part(text, 'every monday', 'recurrence'),
    part(text, '9:00', 'dueAt'),
    part(text, 'until 30 June', 'recurrence'),
    part(text, '#work', 'tags'),
  ]
  expect(toldTogether([repeat, time, end, tag])).toEqual([[repeat, end], [time], [tag]])
})
