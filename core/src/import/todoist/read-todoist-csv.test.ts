import { workingTime } from '@throughline/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DateContext } from '../../task/index.ts'
import { blankPlanned } from '../plan.ts'
import { noCounts } from '../schema.ts'
import { faultsIn, todoistText, utf8 } from '../test-import.ts'
import { readTodoistCsv } from './read-todoist-csv.ts'

/** A Tuesday. */
const context: DateContext = { today: '2026-03-03', now: '2026-03-03T13:20', timeZone: 'Europe/Berlin', locale: 'en-GB', weekStart: 1 }
const read = (...rows: string[]) => readTodoistCsv(todoistText(...rows), context)
const file = (...lines: string[]) => readTodoistCsv(utf8(lines.join('\n')), context)

describe('a task of a Todoist export', () => {
  it('is read with all that it says', () => {
    expect(read('task,Send the draft @work,With *numbers*,1,1,Ines (1),,Mar 5 4pm,en,Europe/Lisbon')).toEqual({
      tasks: [
        {
          line: 2,
          ...blankPlanned(),
          title: 'Send the draft',
          notes: 'With *numbers*',
          priority: 'urgent',
          dueAt: '2026-03-05T16:00',
          timeZone: 'Europe/Lisbon',
          tags: ['work'],
        },
      ],
      sections: [],
      problems: [],
      counts: { ...noCounts, tasks: 1, tags: 1, withDate: 1 },
    })
  })

  it.each([
    ['1', 'urgent'],
    ['2', 'high'],
    ['3', 'medium'],
    ['4', 'none'],
    ['', 'none'],
  ])('of priority %s is %s', (priority, expected) => expect(read(`task,One,,${priority},1,,,,,`).tasks[0]?.priority).toBe(expected))

  it('is due in the zone of the person when the row names none', () => {
    expect(read('task,One,,4,1,,,Mar 5 4pm,en,').tasks[0]).toMatchObject({ timeZone: 'Europe/Berlin' })
    expect(read('task,One,,4,1,,,Mar 5,en,Europe/Lisbon').tasks[0]).toMatchObject({ dueDate: '2026-03-05', timeZone: null })
  })

  it('repeats as its date says, in its language', () => {
    expect(read('task,One,,4,1,,,every friday,en,').tasks[0]).toMatchObject({
      dueDate: '2026-03-06',
      recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=FR', repeatFrom: 'schedule' },
    })
    expect(read('task,One,,4,1,,,every! 3 days,en,').tasks[0]).toMatchObject({
      recurrence: { rrule: 'FREQ=DAILY;INTERVAL=3', repeatFrom: 'completion' },
    })
    expect(read('task,One,,4,1,,,jeden Freitag,de,').tasks[0]).toMatchObject({ recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=FR' } })
  })

  it('takes every label of its text as a tag, and no e-mail address', () => {
    expect(read('task,@home Write ana@post.example @deep_work now @home,,4,1,,,,,').tasks[0]).toMatchObject({
      title: 'Write ana@post.example now',
      tags: ['home', 'deep_work'],
    })
    expect(read('task,@errand,,4,1,,,,,').tasks[0]).toMatchObject({ title: '@errand', tags: ['errand'] })
    const labels = Array.from({ length: 21 }, (_, i) => `@l${i}`)
    expect(read(`task,Many ${labels.join(' ')},,4,1,,,,,`).tasks[0]).toMatchObject({
      title: 'Many @l20',
      tags: expect.objectContaining({ length: 20 }),
    })
  })

  it('stands below the one above it that is indented less', () => {
    const { tasks, problems } = read('task,a,,4,1,,,,,', 'task,b,,4,2,,,,,', 'task,c,,4,3,,,,,', 'task,d,,4,2,,,,,', 'task,e,,4,1,,,,,')
    expect(tasks.map(({ title, depth, parent }) => [title, depth, parent])).toEqual([
      ['a', 1, null],
      ['b', 2, 0],
      ['c', 3, 1],
      ['d', 2, 0],
      ['e', 1, null],
    ])
    expect(problems).toEqual([])
  })

  it('indented further than it can be is reported', () => {
    const { tasks, problems } = read(
      'task,a,,4,3,,,,,',
      'task,b,,4,2,,,,,',
      'task,c,,4,3,,,,,',
      'task,d,,4,4,,,,,',
      'task,e,,4,5,,,,,',
      'task,f,,4,x,,,,,',
    )
    expect(tasks.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 4, 1])
    expect(problems.map(({ line }) => line)).toEqual([2, 6, 7])
  })

  it('without a text has a name all the same', () => {
    expect(read('task,,Only notes,4,1,,,,,')).toMatchObject({
      tasks: [{ title: 'Untitled', notes: 'Only notes' }],
      problems: [{ line: 2 }],
    })
  })

  it('with too long a text keeps it whole in the notes', () => {
    const long = 'word '.repeat(150).trim()
    const { tasks, problems } = read(`task,${long},And more,4,1,,,,,`)
    expect(tasks[0]?.title).toHaveLength(500)
    expect(tasks[0]?.notes).toBe(`${long}\n\nAnd more`)
    expect(problems).toEqual([{ line: 2, message: expect.stringContaining('500') }])
  })
})

describe('what cannot be understood', () => {
  it('is kept in the notes and listed by line', () => {
    const { tasks, problems } = read('task,Fine,,4,1,,,,,', 'task,Odd,Text,7,1,,Ana (2),every third moon,en,Mars/Base')
    expect(tasks[1]).toMatchObject({
      priority: 'none',
      dueDate: null,
      notes: 'Text\n\nFrom Todoist:\n- TIMEZONE: Mars/Base\n- DATE: every third moon\n- PRIORITY: 7\n- RESPONSIBLE: Ana (2)',
    })
    expect(problems.map(({ line, message }) => [line, message.match(/“.*?”/)?.[0]])).toEqual([
      [3, '“Mars/Base”'],
      [3, '“every third moon”'],
      [3, '“7”'],
    ])
  })

  it('in a column nobody knows is kept too', () => {
    const { tasks, problems } = file('TYPE,CONTENT,COLOUR', 'task,One,red', 'task,Two,')
    expect(tasks.map(({ notes }) => notes)).toEqual(['From Todoist:\n- COLOUR: red', ''])
    expect(problems).toHaveLength(1)
  })

  it('in columns nobody knows is one problem, however many there are', () => {
    const names = Array.from({ length: 8 }, (_, i) => `EXTRA ${i}`)
    const { tasks, problems } = file(`TYPE,CONTENT,${names}`, 'task,None', ...Array.from({ length: 30 }, () => 'task,One,,1,2,3,4,5,6,7'))
    expect(tasks.at(-1)?.notes).toBe(
      `From Todoist:\n${names
        .slice(1)
        .map((name, i) => `- ${name}: ${i + 1}`)
        .join('\n')}`,
    )
    expect(problems).toEqual([{ line: 3, message: expect.stringContaining('EXTRA 1, EXTRA 2, EXTRA 3, EXTRA 4, EXTRA 5 or 2 more;') }])
  })

  it('because a letter has more marks than can be, is left out before it takes long', () => {
    const marked = `a${'\u0300'.repeat(24_000)}${'\u0316'.repeat(24_000)}`
    const worked = workingTime()
    const { tasks } = read(
      ...[0, 1, 2].map(() => `task,${marked} @${marked},${marked},${marked},1,${marked},${marked},${marked},en,${marked}`),
    )
    const [task] = tasks
    expect(worked()).toBeLessThan(1000)
    expect(tasks.flatMap(faultsIn)).toEqual([])
    expect(task?.notes).toBe(task?.notes.normalize('NFC'))
  })

  it('as a kind of row is left out with its text in the list', () => {
    const { tasks, problems } = read('goal,Be happy,,,,,,,,', 'meta,view_style=list,,,,,,,,')
    expect(tasks).toEqual([])
    expect(problems).toEqual([{ line: 2, message: expect.stringContaining('“Be happy”') }])
  })
})

describe('an export', () => {
  it('of an older kind has fewer columns', () => {
    expect(
      file('TYPE,CONTENT,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG', 'task,Old,2,1,Ines (1),,tomorrow,en').tasks[0],
    ).toMatchObject({
      title: 'Old',
      priority: 'high',
      dueDate: '2026-03-04',
      notes: '',
    })
  })

  it('of a newer kind has durations and deadlines', () => {
    const head = 'TYPE,CONTENT,DATE,DATE_LANG,DURATION,DURATION_UNIT,DEADLINE,DEADLINE_LANG'
    const { tasks, problems } = file(
      head,
      'task,a,tomorrow,en,45,minute,,',
      'task,b,,,1,day,2026-04-01,en',
      'task,c,tomorrow,en,None,None,2026-04-01,en',
      'task,d,,,x,minute,,',
    )
    expect(tasks).toMatchObject([
      { durationMinutes: 45 },
      { durationMinutes: 1440, dueDate: '2026-04-01', notes: '' },
      { durationMinutes: null, dueDate: '2026-03-04', notes: 'From Todoist:\n- DEADLINE: 2026-04-01' },
      { durationMinutes: null, notes: 'From Todoist:\n- DURATION: x minute' },
    ])
    expect(problems.map(({ line }) => line)).toEqual([4, 5])
  })

  it('has notes, which go to the task above them', () => {
    const { tasks, counts, problems } = read(
      'note,Lost,,,,,,,,',
      'task,One,Text,4,1,,,,,',
      'note,"First',
      'line",,,,,,,,',
      ',,,,,,,,,',
      'note,Second,,,,,,,,',
    )
    expect(tasks[0]?.notes).toBe('Text\n\nFirst\nline\n\nSecond')
    expect(counts.notes).toBe(2)
    expect(problems).toEqual([{ line: 2, message: expect.stringContaining('“Lost”') }])
  })

  it('has notes of a section, which are no task’s and are reported', () => {
    const { tasks, counts, problems } = read('task,One,Text,4,1,,,,,', 'section,Later,,,,,,,,', 'note,About later,,,,,,,,')
    expect(tasks[0]?.notes).toBe('Text')
    expect(counts.notes).toBe(0)
    expect(problems).toEqual([{ line: 4, message: expect.stringContaining('“About later”') }])
  })

  it('has sections, which become a tag of the topmost tasks below them', () => {
    const { tasks, sections } = read(
      'task,a,,4,1,,,,,',
      'section,Next week!,,,,,,,,',
      'task,b,,4,1,,,,,',
      'task,c,,4,2,,,,,',
      'section,🌱,,,,,,,,',
      'task,d,,4,1,,,,,',
    )
    expect(tasks.map(({ tags }) => tags)).toEqual([[], ['Next-week'], [], []])
    expect(tasks[3]?.notes).toBe('From Todoist:\n- SECTION: 🌱')
    expect(sections).toEqual([
      { line: 3, name: 'Next week!', tag: 'Next-week' },
      { line: 6, name: '🌱', tag: null },
    ])
  })

  it('has a section of any length, whose tag is cut between letters', () => {
    const { tasks } = read(`section,${'𝒜'.repeat(20)}x${'𝒜'.repeat(20)},,,,,,,,`, 'task,a,,4,1,,,,,')
    expect(tasks[0]?.tags).toEqual([`${'𝒜'.repeat(20)}x${'𝒜'.repeat(9)}`])
  })

  it('names its authors when there are several', () => {
    const { tasks } = read('task,a,,4,1,Ines (1),,,,', 'note,Hm,,,,Ana (2),,,,')
    expect(tasks[0]?.notes).toBe('Ana (2): Hm\n\nFrom Todoist:\n- AUTHOR: Ines (1)')
  })

  it('of any content makes tasks that are valid, each below one before it', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 600 }),
      fc.constantFrom('', '1', '2', '4', '5', 'every friday', '@a @b', 'Mar 5', '"', 'x\ny', '\u0000\u0007'),
    )
    const row = fc.tuple(fc.constantFrom('task', 'task', 'section', 'note', 'meta', 'odd'), fc.array(cell, { minLength: 9, maxLength: 11 }))
    const quoted = (value: string) => `"${value.replaceAll('\u0000', '').replaceAll('"', '""')}"`
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const { tasks, counts } = read(...rows.map(([type, cells]) => [type, ...cells.map(quoted)].join(',')))
        expect(tasks).toHaveLength(rows.filter(([type]) => type === 'task').length)
        expect(counts.tasks).toBe(tasks.length)
        tasks.forEach((task, place) => {
          const { depth, parent } = task
          expect(faultsIn(task)).toEqual([])
          expect(depth).toBe(parent === null ? 1 : (tasks[parent]?.depth ?? 9) + 1)
          expect(parent ?? -1).toBeLessThan(place)
        })
      }),
      { numRuns: 60 },
    )
  })
})
