import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { exportTasksIcs } from '../../export/index.ts'
import { whole } from '../../export/test-export.ts'
import { heldFile } from '../../kernel/index.ts'
import { createTask, type DateContext, editTask, type Task } from '../../task/index.ts'
import { runImport } from '../run-import.ts'
import { faultsIn, importDeps, madeBy, utf8 } from '../test-import.ts'
import { readIcs } from './read-ics.ts'

const context: DateContext = { today: '2026-03-03', now: '2026-03-03T13:20', timeZone: 'Europe/Berlin', locale: 'en-GB', weekStart: 1 }

/** A calendar of to-dos with these lines; the first of them begins on line 3. */
const calendar = (...todos: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...todos.flatMap((lines) => ['BEGIN:VTODO', ...lines, 'END:VTODO']), 'END:VCALENDAR', ''].join('\r\n')
const file = (text: string) => readIcs(utf8(text), context)
const read = (...todos: string[][]) => file(calendar(...todos))
const one = (...lines: string[]) => read(['SUMMARY:One', 'UID:1', ...lines])
const only = (...lines: string[]) => one(...lines).tasks[0]

describe('a to-do of a calendar', () => {
  it('is read with all that it says', () => {
    const { tasks, problems } = one(
      'DTSTAMP:20260301T080000Z',
      'CREATED:20260102T080000Z',
      'DESCRIPTION:First\\nsecond\\, third\\; fo',
      ' lded',
      'DTSTART;VALUE=DATE:20260302',
      'DUE;VALUE=DATE:20260305',
      'PRIORITY:3',
      'STATUS:IN-PROCESS',
      'CATEGORIES:home,two words',
      'URL:https://post.example/x',
      'X-APPLE-SORT-ORDER:5',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER;RELATED=END:-PT15H',
      'END:VALARM',
    )
    expect(problems).toEqual([])
    expect(tasks[0]).toMatchObject({
      line: 3,
      title: 'One',
      notes: 'First\nsecond, third; folded\n\nFrom the calendar:\n- URL: https://post.example/x',
      status: 'in-progress',
      priority: 'high',
      startDate: '2026-03-02',
      dueDate: '2026-03-05',
      dueAt: null,
      tags: ['home', 'two-words'],
      reminders: [{ offsetMinutes: -900 }],
      createdAt: '2026-01-02T08:00:00.000Z',
    })
  })

  it.each([
    ['0', 'none'],
    ['1', 'urgent'],
    ['2', 'high'],
    ['4', 'high'],
    ['5', 'medium'],
    ['6', 'low'],
    ['9', 'low'],
    ['x', 'none'],
  ])('of priority %s is %s', (priority, expected) => expect(only(`PRIORITY:${priority}`)?.priority).toBe(expected))

  it.each<[string[], object]>([
    [['STATUS:COMPLETED', 'COMPLETED:20260301T100000Z'], { status: 'done', closedAt: '2026-03-01T10:00:00.000Z' }],
    [['COMPLETED:20260301T100000Z'], { status: 'done' }],
    [['PERCENT-COMPLETE:100'], { status: 'done', closedAt: null }],
    [['PERCENT-COMPLETE:40'], { status: 'in-progress' }],
    [['STATUS:NEEDS-ACTION', 'PERCENT-COMPLETE:40'], { status: 'in-progress' }],
    [['STATUS:CANCELLED'], { status: 'cancelled' }],
    [[], { status: 'open', closedAt: null }],
  ])('%j is in the state it says', (lines, expected) => expect(only(...lines)).toMatchObject(expected))

  it.each<[string[], object]>([
    [['DUE:20260305T150000Z'], { dueAt: '2026-03-05T16:00', timeZone: 'Europe/Berlin' }],
    [['DUE:20260305T150000'], { dueAt: '2026-03-05T15:00', timeZone: null }],
    [['DUE;TZID=America/New_York:20260305T150000'], { dueAt: '2026-03-05T15:00', timeZone: 'America/New_York' }],
    [['DUE;TZID=W. Europe Standard Time:20260305T150000'], { timeZone: 'Europe/Berlin' }],
    [['DUE;TZID="Pacific Standard Time":20260305T150000'], { timeZone: 'America/Los_Angeles' }],
    [['DUE;TZID=/example.org/20260101_1/Europe/Paris:20260305T150000'], { timeZone: 'Europe/Paris' }],
    [['DTSTART;VALUE=DATE:20260305'], { startDate: '2026-03-05', dueDate: null }],
    [['DTSTART:20260305T100000', 'DURATION:PT1H30M'], { dueAt: '2026-03-05T11:30', startDate: null }],
    [['DTSTART;VALUE=DATE:20260305', 'DURATION:P2D'], { dueDate: '2026-03-07', startDate: '2026-03-05' }],
  ])('%j is due when it says', (lines, expected) => {
    expect(only(...lines)).toMatchObject(expected)
    expect(one(...lines).problems).toEqual([])
  })

  it('in a zone that only the file knows is reckoned into the person’s own; in one nobody knows it keeps its wall clock', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Office',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    const due = calendar(['SUMMARY:One', 'DUE;TZID=Office:20260305T100000'])
    expect(file(due.replace('BEGIN:VTODO', [...zone, 'BEGIN:VTODO'].join('\r\n'))).tasks[0]).toMatchObject({
      dueAt: '2026-03-05T16:00',
      timeZone: 'Europe/Berlin',
    })
    expect(file(due).tasks[0]).toMatchObject({ dueAt: '2026-03-05T10:00', timeZone: 'Europe/Berlin' })
    expect(file(due).problems).toHaveLength(1)
    const located = calendar(['SUMMARY:One', 'DUE;TZID=Home:20260305T100000']).replace(
      'BEGIN:VTODO',
      ['BEGIN:VTIMEZONE', 'TZID:Home', 'X-LIC-LOCATION:Asia/Tokyo', 'END:VTIMEZONE', 'BEGIN:VTODO'].join('\r\n'),
    )
    expect(file(located).tasks[0]).toMatchObject({ timeZone: 'Asia/Tokyo' })
  })

  it.each<[string[], object | null]>([
    [['RRULE:FREQ=WEEKLY;BYDAY=TH;INTERVAL=2'], { rrule: 'FREQ=WEEKLY;BYDAY=TH;INTERVAL=2', anchor: '2026-03-05', repeatFrom: 'schedule' }],
    [['RRULE:FREQ=DAILY;UNTIL=20260310T230000Z'], { rrule: 'FREQ=DAILY;UNTIL=20260311' }],
    [
      ['RRULE:FREQ=DAILY', 'EXDATE;TZID=Europe/Berlin:20260306T160000,20260307T160000', 'EXDATE;VALUE=DATE:20260309'],
      { exceptions: ['2026-03-06', '2026-03-07', '2026-03-09'] },
    ],
    [['RRULE:FREQ=DAILY', 'X-THROUGHLINE-REPEAT-FROM:COMPLETION'], { repeatFrom: 'completion' }],
    [['RRULE:FREQ=HOURLY'], null],
    [['RRULE:FREQ=DAILY;BYHOUR=9'], null],
    [['RRULE:nonsense'], null],
    [['RRULE:FREQ=WEEKLY;BYDAY=XX'], null],
  ])('%j repeats as it says, or keeps that in the notes', (lines, expected) => {
    const { tasks, problems } = one('DUE;TZID=Europe/Berlin:20260305T160000', ...lines)
    if (expected) expect(tasks[0]?.recurrence).toMatchObject(expected)
    else expect([tasks[0]?.recurrence, problems.length, tasks[0]?.notes]).toEqual([null, 1, expect.stringContaining('RRULE')])
  })

  it('repeating monthly on the 31st leaves short months out, as a calendar does', () => {
    expect(only('DUE;VALUE=DATE:20260131', 'RRULE:FREQ=MONTHLY')?.recurrence?.rrule).toBe('FREQ=MONTHLY;BYMONTHDAY=31')
    expect(only('DUE;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY')?.recurrence?.rrule).toBe('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29')
  })

  it.each<[string[], object[]]>([
    [['TRIGGER:-PT10M'], [{ offsetMinutes: -70 }]],
    [['TRIGGER;RELATED=END:-PT10M'], [{ offsetMinutes: -10 }]],
    [['TRIGGER;VALUE=DATE-TIME:20260305T080000Z'], [{ at: '2026-03-05T08:00:00.000Z' }]],
    [['TRIGGER:-P400D'], []],
  ])('with %j is reminded of then', (lines, expected) => {
    expect(
      only('DTSTART:20260305T090000', 'DUE:20260305T100000', 'BEGIN:VALARM', 'ACTION:DISPLAY', ...lines, 'END:VALARM')?.reminders,
    ).toEqual(expected)
  })
})

describe('the to-dos of a calendar', () => {
  it('stand below their parent, said by the one or by the other, and wait for what they depend on', () => {
    const { tasks } = read(
      ['UID:b', 'SUMMARY:b', 'RELATED-TO:a'],
      ['UID:a', 'SUMMARY:a', 'RELATED-TO;RELTYPE=CHILD:c', 'RELATED-TO;RELTYPE=DEPENDS-ON:b'],
      ['UID:c', 'SUMMARY:c'],
    )
    expect(tasks.map(({ title, parent, blockedBy }) => [title, parent, blockedBy])).toEqual([
      ['a', null, [1]],
      ['b', 0, []],
      ['c', 0, []],
    ])
  })

  it('in circles are cut out of them, and it is told by line', () => {
    const { tasks, problems } = read(
      ['UID:a', 'SUMMARY:a', 'RELATED-TO:b', 'RELATED-TO;RELTYPE=DEPENDS-ON:b'],
      ['UID:b', 'SUMMARY:b', 'RELATED-TO:a', 'RELATED-TO;RELTYPE=DEPENDS-ON:a'],
    )
    expect(tasks.map(({ parent }) => parent)).toEqual([null, 0])
    expect(problems.map(({ line }) => line).length).toBe(2)
  })

  it('of one UID are one that repeats and its rounds: the one that is due may be moved, others are told', () => {
    const { tasks, problems } = read(
      ['UID:a', 'SUMMARY:a', 'DTSTART;VALUE=DATE:20260306', 'DUE;VALUE=DATE:20260306', 'RRULE:FREQ=WEEKLY'],
      ['UID:a', 'SUMMARY:a', 'RECURRENCE-ID;VALUE=DATE:20260306', 'DUE;VALUE=DATE:20260308'],
      ['UID:a', 'SUMMARY:a', 'RECURRENCE-ID;VALUE=DATE:20260320', 'DUE;VALUE=DATE:20260321'],
    )
    expect(tasks).toMatchObject([{ dueDate: '2026-03-08', recurrence: { anchor: '2026-03-06' } }])
    expect(problems).toMatchObject([{ line: 16 }])
  })

  it('are all of it: events are left out, and told', () => {
    const text = calendar(['SUMMARY:One']).replace('END:VCALENDAR', 'BEGIN:VEVENT\r\nSUMMARY:Party\r\nEND:VEVENT\r\nEND:VCALENDAR')
    expect(file(text)).toMatchObject({
      tasks: [{ title: 'One' }],
      problems: [{ line: 6, message: expect.stringContaining('1 of VEVENT') }],
    })
  })

  it('of several calendars in one file are all read', () => {
    expect(file(calendar(['SUMMARY:One']) + calendar(['SUMMARY:Two'])).tasks.map(({ title }) => title)).toEqual(['One', 'Two'])
  })

  it('that were exported here come back with what a calendar holds', async () => {
    const from = importDeps()
    const parent = await createTask(from, {
      title: 'Move house',
      notes: 'Ask Ana',
      priority: 'high',
      tags: ['home'],
      dueAt: '2026-04-01T09:00',
      timeZone: 'Europe/Lisbon',
      startDate: '2026-03-20',
      durationMinutes: 90,
      reminders: [{ offsetMinutes: -30 }, { at: '2026-03-31T08:00:00.000Z' }],
    })
    const step = await createTask(from, { title: 'Pack', parentId: parent.id, status: 'done' })
    const again = await createTask(from, {
      title: 'Rent',
      dueDate: '2026-03-31',
      recurrence: { rrule: 'FREQ=MONTHLY', exceptions: ['2026-05-31'] },
      blockedBy: [step.id],
    })
    await editTask(from, again.id, { dueDate: '2026-04-02' })
    const to = importDeps()
    const { id, problems } = await runImport(to, { format: 'ics', file: heldFile(utf8(await whole(exportTasksIcs(from)))) })
    expect(problems).toEqual([])
    const made = new Map((await madeBy(to, id)).map((task) => [task.title, task]))
    const { title, notes, priority, tags, dueAt, timeZone, startDate, durationMinutes, reminders } = parent
    expect(made.get('Move house')).toMatchObject({ title, notes, priority, tags, dueAt, timeZone, startDate, durationMinutes, reminders })
    expect(made.get('Pack')).toMatchObject({ status: 'done', parentId: made.get('Move house')?.id, lastCompletion: { undone: false } })
    expect(made.get('Rent')).toMatchObject({
      dueDate: '2026-04-02',
      recurrence: { rrule: 'FREQ=MONTHLY;BYMONTHDAY=-1', anchor: '2026-03-31', exceptions: ['2026-05-31'] },
      blockedBy: [(made.get('Pack') as Task).id],
    })
  })
})

describe('a file that is no calendar', () => {
  it.each<[string, Uint8Array, string]>([
    ['nothing', utf8(''), 'validation'],
    ['a table', utf8('TYPE,CONTENT\n'), 'unsupported-format'],
    ['one that breaks off', utf8(calendar(['SUMMARY:One', 'DESCRIPTION:Two']).slice(0, -40)), 'validation'],
    ['one with a line that is none', utf8(calendar(['SUMMARY:One', 'what is this'])), 'validation'],
    ['another encoding', Uint8Array.from([...utf8('BEGIN:VCALENDAR\r\nX:'), 0xfc]), 'unsupported-format'],
    ['one of very many parameters', utf8(calendar(['SUMMARY:x', `X${';A="b"'.repeat(2_000_000)}:1`])), 'too-large'],
    ['one of very many lines', utf8(calendar(Array.from({ length: 300_001 }, () => 'X:1'))), 'too-large'],
    ['one of to-dos that are never closed', utf8(`BEGIN:VCALENDAR\n${'BEGIN:VTODO\nX:1\n'.repeat(9_999)}`), 'validation'],
    ['one of very many to-dos', utf8(calendar(...Array.from({ length: 10_001 }, () => ['SUMMARY:x']))), 'too-large'],
  ])('%s is refused', (_, bytes, code) => {
    expect(() => readIcs(bytes, context)).toThrow(expect.objectContaining({ code }))
  })

  it('whatever stands in it, what is made of it can be stored', () => {
    const name = fc.constantFrom(
      'SUMMARY',
      'DESCRIPTION',
      'DUE',
      'DTSTART',
      'DUE;VALUE=DATE',
      'DURATION',
      'RRULE',
      'EXDATE',
      'PRIORITY',
      'STATUS',
      'COMPLETED',
      'CREATED',
      'CATEGORIES',
      'RELATED-TO',
      'UID',
      'RECURRENCE-ID',
      'X-THROUGHLINE-DURATION',
      'DUE;TZID=x',
    )
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom(
        '20260305',
        '20260305T100000',
        '20261399T990000Z',
        '20260305T100000Z',
        'FREQ=DAILY',
        'PT1H',
        '-P9999D',
        '1',
        'a,b',
        'COMPLETED',
      ),
    )
    const line = fc.tuple(name, value).map(([key, text]) => `${key}:${text.replace(/[\r\n\0]/g, '')}`)
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 8 }), { maxLength: 4 }), (todos) => {
        expect(read(...todos).tasks.flatMap(faultsIn)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

it('days left out of a repeat are looked at only so often, however many a file names', () => {
  const reckoned = vi.spyOn(Temporal.Instant, 'from')
  const many = Array.from({ length: 20_000 }, (_, n) => `EXDATE:${20260306 + (n % 20)}T160000Z`)
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VTODO', 'UID:1', 'SUMMARY:Busy', 'DUE;VALUE=DATE:20260306', 'RRULE:FREQ=DAILY']
  const plan = readIcs(utf8([...lines, ...many, 'END:VTODO', 'END:VCALENDAR'].join('\r\n')), context)
  expect(plan.tasks[0]?.recurrence?.exceptions).toHaveLength(20)
  expect(reckoned.mock.calls.length).toBeLessThan(3000)
  reckoned.mockRestore()
})
