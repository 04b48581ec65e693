import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DateContext } from '../../task/index.ts'
import { faultsIn, utf8 } from '../test-import.ts'
import { readTickTickCsv } from './read-ticktick-csv.ts'

const context: DateContext = { today: '2026-03-03', now: '2026-03-03T13:20', timeZone: 'Europe/Berlin', locale: 'en-GB', weekStart: 1 }

const columns = [
  ...['Folder Name', 'List Name', 'Title', 'Kind', 'Tags', 'Content', 'Is Check list', 'Start Date', 'Due Date', 'Reminder', 'Repeat'],
  ...['Priority', 'Status', 'Created Time', 'Completed Time', 'Order', 'Timezone', 'Is All Day', 'Is Floating', 'Column Name'],
  ...['Column Order', 'View Mode', 'taskId', 'parentId'],
]
const preamble = '\ufeff"Date: 2026-03-03+0000"\n"Version: 7.1"\n"Status: \n0 Normal\n1 Completed\n2 Archived"\n'
const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
type Row = Partial<Record<string, string>>

/** An export of these rows; the first of them stands on line 8. */
const file = (...rows: Row[]) =>
  utf8(
    preamble + [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))].map((row) => row.map(quoted).join(',')).join('\n'),
  )
const read = (...rows: Row[]) => readTickTickCsv(file(...rows), context)
const only = (row: Row) => read({ Title: 'One', ...row }).tasks[0]
const told = (row: Row) => read({ Title: 'One', ...row }).problems

describe('a task of a TickTick export', () => {
  it('is read with all that it says, the preamble and its line breaks passed over', () => {
    const plan = read({
      'List Name': 'Home',
      Title: 'Paint the door',
      Tags: 'diy, weekend',
      Content: 'Green,\nnot blue',
      'Is Check list': 'N',
      'Start Date': '2026-03-05T15:00:00+0000',
      'Due Date': '2026-03-05T15:00:00+0000',
      Reminder: '-PT30M',
      Repeat: 'RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TH',
      Priority: '5',
      Status: '0',
      'Created Time': '2026-01-02T08:00:00+0000',
      Timezone: 'Europe/Lisbon',
      'Is All Day': 'false',
      taskId: '1',
    })
    expect(plan.tasks).toEqual([
      {
        line: 8,
        depth: 1,
        parent: null,
        title: 'Paint the door',
        notes: 'Green,\nnot blue',
        status: 'open',
        priority: 'high',
        dueDate: null,
        dueAt: '2026-03-05T15:00',
        timeZone: 'Europe/Lisbon',
        startDate: null,
        durationMinutes: null,
        recurrence: { rrule: 'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TH', repeatFrom: 'schedule' },
        reminders: [{ offsetMinutes: -30 }],
        checklist: [],
        tags: ['diy', 'weekend', 'Home'],
        blockedBy: [],
        closedAt: null,
        createdAt: '2026-01-02T08:00:00.000Z',
      },
    ])
    expect(plan.problems).toEqual([])
    expect(plan.counts).toMatchObject({ tasks: 1, tags: 3, withDate: 1, recurring: 1, reminders: 1, sections: 1 })
  })

  it.each([
    ['0', 'none'],
    ['1', 'low'],
    ['3', 'medium'],
    ['5', 'high'],
  ])('of priority %s is %s', (Priority, expected) => expect(only({ Priority })?.priority).toBe(expected))

  it.each([
    ['0', 'open'],
    ['1', 'done'],
    ['2', 'done'],
    ['-1', 'cancelled'],
  ])('of status %s is %s, since when it says', (Status, expected) => {
    const closed = only({ Status, 'Completed Time': '2026-02-01T10:00:00+0100' })
    expect(closed).toMatchObject({ status: expected, closedAt: Status === '0' ? null : '2026-02-01T09:00:00.000Z' })
  })

  it('of a whole day is due on the day its zone has at that moment', () => {
    const day = { 'Due Date': '2018-12-11T23:00:00+0000', 'Start Date': '2018-12-11T23:00:00+0000' }
    expect(only({ ...day, Timezone: 'Europe/Berlin', 'Is All Day': 'true' })).toMatchObject({
      dueDate: '2018-12-12',
      dueAt: null,
      timeZone: null,
    })
    expect(only({ ...day, Timezone: 'Europe/Berlin' })).toMatchObject({ dueDate: '2018-12-12' })
    expect(only({ ...day, Timezone: 'Europe/London', 'Is All Day': 'false' })).toMatchObject({ dueAt: '2018-12-11T23:00' })
  })

  it('that starts on its day lasts from then; one that starts before has a start date; one with a start alone is due then', () => {
    const due = { 'Due Date': '2026-03-05T16:30:00+0000', 'Is All Day': 'false', Timezone: 'UTC' }
    expect(only({ ...due, 'Start Date': '2026-03-05T15:00:00+0000' })).toMatchObject({
      dueAt: '2026-03-05T15:00',
      durationMinutes: 90,
      startDate: null,
    })
    expect(only({ ...due, 'Start Date': '2026-03-03 15:00:00' })).toMatchObject({ dueAt: '2026-03-05T16:30', startDate: '2026-03-03' })
    expect(only({ 'Start Date': '2026-03-03T15:00:00+0000', Timezone: 'UTC' })).toMatchObject({
      dueAt: '2026-03-03T15:00',
      startDate: null,
    })
  })

  it('that floats is in no zone', () => {
    expect(only({ 'Due Date': '2026-03-05T15:00:00+0000', Timezone: 'UTC', 'Is Floating': 'true' })).toMatchObject({
      dueAt: '2026-03-05T15:00',
      timeZone: null,
    })
  })

  it('has the items of its checklist, ticked or not, and the words before them as notes', () => {
    const Content = 'For the trip\n▫ Passport\n▪ Charger'
    expect(only({ Content, 'Is Check list': 'Y' })).toMatchObject({
      notes: 'For the trip',
      checklist: [
        { text: 'Passport', done: false },
        { text: 'Charger', done: true },
      ],
    })
    expect(only({ Content: '▫One▪Two', Kind: 'CHECKLIST' })?.checklist).toHaveLength(2)
    expect(only({ Content, 'Is Check list': 'N' })).toMatchObject({ notes: Content, checklist: [] })
    const long = only({ Content: Array.from({ length: 103 }, (_, i) => `▫ ${i}`).join('\n'), 'Is Check list': 'Y' })
    expect(long?.checklist).toHaveLength(100)
    expect(long?.notes).toBe('- [ ] 100\n- [ ] 101\n- [ ] 102')
  })

  it.each([
    ['-PT1440M', { Timezone: 'UTC' }, -1440],
    ['TRIGGER:PT15M', { Timezone: 'UTC' }, -15],
    ['PT0S', { Timezone: 'UTC' }, 0],
    ['P0DT9H0M0S', { 'Is All Day': 'true', Timezone: 'UTC' }, 540],
    ['-P1DT15H0M0S', { 'Is All Day': 'true', Timezone: 'UTC' }, -2340],
  ])('is reminded of by %s', (Reminder, row, offsetMinutes) => {
    expect(only({ Reminder, 'Due Date': '2026-03-05T15:00:00+0000', ...row })?.reminders).toEqual([{ offsetMinutes }])
  })

  it('repeats by the rest of a rule with parts of TickTick’s own, which are told and kept', () => {
    const row = { 'Due Date': '2026-03-05T00:00:00+0000', Timezone: 'UTC', Repeat: 'RRULE:FREQ=DAILY;INTERVAL=1;TT_SKIP=WEEKEND' }
    expect(only(row)).toMatchObject({
      recurrence: { rrule: 'FREQ=DAILY' },
      notes: 'From TickTick:\n- Repeat: RRULE:FREQ=DAILY;INTERVAL=1;TT_SKIP=WEEKEND',
    })
    expect(told(row)).toEqual([{ line: 8, message: '“TT_SKIP=WEEKEND” of the repeat has no place here; it is kept in the notes.' }])
  })

  it('repeats by no more than is said: an interval of one, and where weeks begin, say nothing', () => {
    const row = { 'Due Date': '2026-03-05T00:00:00+0000', Timezone: 'UTC', Repeat: 'RRULE:FREQ=WEEKLY;INTERVAL=1;WKST=SU;BYDAY=TH' }
    expect(only(row)?.recurrence).toMatchObject({ rrule: 'FREQ=WEEKLY;BYDAY=TH' })
  })

  it('has a tag and a list of the same name once', () => {
    expect(only({ Tags: 'garden', 'List Name': 'Garden' })?.tags).toEqual(['garden'])
  })

  it.each(['ERULE:NAME=CUSTOM;BYDATE=20260101', 'LUNAR:FREQ=YEARLY', 'FREQ=MINUTELY', 'FREQ=DAILY;TT_SKIP', 'FREQ=DAILY;INTERVAL=x'])(
    'with the repeat %s keeps it in the notes unless it is a rule, and tells it',
    (Repeat) => {
      const row = { 'Due Date': '2026-03-05T00:00:00+0000', Timezone: 'UTC', Repeat }
      expect(only(row)?.notes).toContain(Repeat)
      expect(told(row)).toHaveLength(1)
    },
  )

  it('that is done does not come round again: the next time is a task of its own there', () => {
    const row = { Status: '2', Repeat: 'RRULE:FREQ=DAILY', 'Due Date': '2026-03-05T00:00:00+0000', Timezone: 'UTC' }
    expect(only(row)).toMatchObject({ recurrence: null, notes: '' })
  })

  it('with odd values keeps them in the notes and tells each with its line', () => {
    const row = { Priority: '9', Status: 'x', 'Due Date': 'soon', Timezone: 'Mars/Base', Reminder: 'later', Tags: '!!!' }
    expect(only(row)?.notes.split('\n')).toHaveLength(7)
    expect(told(row).map(({ line }) => line)).toEqual([8, 8, 8, 8, 8, 8])
    expect(only({ Title: '', taskId: '1' })).toMatchObject({ title: 'Untitled' })
  })
})

describe('the tasks of a TickTick export', () => {
  it('stand below the one their parentId names, wherever it is, and carry on the order of their list', () => {
    const { tasks } = read(
      { Title: 'c', taskId: '3', parentId: '1', Order: '1' },
      { Title: 'z', taskId: '9', Order: '5' },
      { Title: 'a', taskId: '1', Order: '-1099511627776' },
      { Title: 'b', taskId: '2', parentId: '1', Order: '-5' },
    )
    expect(tasks.map(({ title, parent }) => [title, parent])).toEqual([
      ['a', null],
      ['b', 0],
      ['c', 0],
      ['z', null],
    ])
  })

  it('that are steps of each other in a circle, or of what is not there, stand at the top, and it is told', () => {
    const { tasks, problems } = read(
      { Title: 'a', taskId: '1', parentId: '2' },
      { Title: 'b', taskId: '2', parentId: '1' },
      { Title: 'c', taskId: '3', parentId: '3' },
      { Title: 'd', taskId: '4', parentId: '99' },
    )
    expect(tasks).toHaveLength(4)
    expect(tasks.filter(({ parent }) => parent === null)).toHaveLength(3)
    expect(problems.map(({ line, message }) => [line, message.split(';')[0]])).toEqual([
      [9, 'It is a step of itself, by way of others'],
      [10, 'It is a step of itself, by way of others'],
      [11, 'The task it is a step of is not in this file'],
    ])
  })

  it('four deep stay, and deeper ones stand at the fourth level', () => {
    const { tasks, problems } = read(
      ...['1', '2', '3', '4', '5', '6'].map((id) => ({ Title: id, taskId: id, parentId: id === '1' ? '' : String(Number(id) - 1) })),
    )
    expect(tasks.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 4, 4])
    expect(tasks.map(({ parent }) => parent)).toEqual([null, 0, 1, 2, 2, 2])
    expect(problems).toHaveLength(2)
  })

  it('with one id twice are all imported, and it is told', () => {
    const { tasks, problems } = read({ Title: 'a', taskId: '1' }, { Title: 'a', taskId: '1' })
    expect([tasks.length, problems.length]).toEqual([2, 1])
  })

  it('become tagged by list and column; folders are told of once', () => {
    const { tasks, sections, problems } = read(
      { Title: 'a', 'Folder Name': 'Work', 'List Name': 'Project Alpha', 'Column Name': 'Doing', taskId: '1' },
      { Title: 'b', 'Folder Name': 'Work', 'List Name': 'Project Alpha', parentId: '1' },
      { Title: 'c', 'List Name': 'Inbox', 'Column Name': 'Not Sectioned' },
    )
    expect(tasks.map(({ tags }) => tags)).toEqual([['Project-Alpha', 'Doing'], [], []])
    expect(sections.map(({ tag }) => tag)).toEqual(['Project-Alpha', 'Doing'])
    expect(problems).toHaveLength(1)
  })
})

describe('a file that is no TickTick export', () => {
  it.each<[string, Uint8Array, string]>([
    ['nothing', utf8(''), 'validation'],
    ['a table of something else', utf8('Date,Amount\n2026-11-01,12.40\n'), 'unsupported-format'],
    ['a preamble alone', utf8(preamble), 'unsupported-format'],
    ['another encoding', Uint8Array.from([...utf8('"List Name","Title'), 0xfc, 0x22]), 'unsupported-format'],
    ['one that was cut short', file({ Title: 'A long one' }).slice(0, -40), 'validation'],
    ['one of very many rows', file(...Array.from({ length: 10_001 }, () => ({ Title: 'x' }))), 'too-large'],
  ])('%s is refused', (_, bytes, code) => {
    expect(() => readTickTickCsv(bytes, context)).toThrow(expect.objectContaining({ code }))
  })

  it('whatever stands in it, what is made of it can be stored', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('', '1', '▫ a▪ b', '2026-03-05T15:00:00+0000', 'FREQ=DAILY', '-PT5M', 'Y'),
    )
    fc.assert(
      fc.property(fc.array(fc.record(Object.fromEntries(columns.map((name) => [name, cell]))), { maxLength: 4 }), (rows) => {
        const wellFormed = rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value.toWellFormed().replaceAll('\0', '')])),
        )
        expect(read(...wellFormed).tasks.flatMap(faultsIn)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})
