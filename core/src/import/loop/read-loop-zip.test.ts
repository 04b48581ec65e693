import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { NewCheckIn, NewGoal } from '../../goal/index.ts'
import { addDays } from '../../kernel/index.ts'
import type { DateContext } from '../../task/index.ts'
import { noCounts } from '../schema.ts'
import { utf8 } from '../test-import.ts'
import { readLoopZip } from './read-loop-zip.ts'
import { habitsCsv, type LoopHabit, loopZip, packed, tableCsv } from './test-loop.ts'

const context: DateContext = { today: '2026-03-03', now: '2026-03-03T13:20', timeZone: 'Europe/Berlin', locale: 'en-GB', weekStart: 1 }
const read = (...habits: LoopHabit[]) => readLoopZip(loopZip(habits), context)
const ofFiles = (files: Record<string, string>) => readLoopZip(packed(files), context)
const only = async (habit: Partial<LoopHabit>) => (await read({ name: 'Read', marks: [], ...habit })).goals?.[0]
const told = async (habit: Partial<LoopHabit>) => (await read({ name: 'Read', marks: [], ...habit })).problems.map(({ message }) => message)

describe('a habit of a Loop export', () => {
  it('becomes a goal with a check-in for every mark', async () => {
    const plan = await read({
      name: 'Read, “a lot”',
      question: 'Did you read?',
      description: 'Any book',
      times: 3,
      days: 7,
      marks: [
        { date: '2026-02-27', value: 2, note: 'Slow' },
        { date: '2026-02-28', value: 0 },
        { date: '2026-03-01', value: 1 },
        { date: '2026-03-02', value: 3 },
        { date: '2026-03-03', value: -1 },
      ],
    })
    expect(plan).toEqual({
      tasks: [],
      sections: [],
      problems: [],
      counts: { ...noCounts, goals: 1, checkIns: 3 },
      goals: [
        {
          line: 2,
          title: 'Read, “a lot”',
          why: 'Did you read?\n\nAny book',
          horizon: 'year',
          metric: { type: 'habit', timesPerWeek: 3 },
          checkInEvery: 'week',
          status: 'active',
          startDate: '2026-02-27',
          checkIns: [
            { localDate: '2026-02-27', value: 'yes', note: 'Slow' },
            { localDate: '2026-02-28', value: 'no', note: '' },
            { localDate: '2026-03-02', value: 'skip', note: '' },
          ],
        },
      ],
    })
  })

  it('that is counted keeps its amounts exactly, at least or at most', async () => {
    const marks = [
      { date: '2026-02-27', value: 77_625 },
      { date: '2026-02-28', value: 0 },
      { date: '2026-03-01', value: 2 },
      { date: '2026-03-02', value: 3 },
    ]
    const goal = await only({ isCounted: true, unit: 'km', targetType: 'AT_MOST', target: 12.5, marks })
    expect(goal).toMatchObject({ metric: { type: 'habit', unit: 'km', direction: 'down', dailyTarget: '12.5' } })
    expect(goal?.checkIns.map(({ value }) => value)).toEqual(['77.625', '0', '0.002', 'skip'])
    expect(await only({ isCounted: true, target: 3 })).toMatchObject({ metric: { direction: 'up', dailyTarget: '3' } })
  })

  it.each([
    [1, 1, {}, null],
    [9, 7, {}, null],
    [4, 7, { timesPerWeek: 4 }, null],
    [1, 2, { timesPerWeek: 4, target: '87.5' }, 'Habits.csv: once in 2 days became 4 times a week, and 87.5 % of that is the target.'],
    [1, 30, { timesPerWeek: 1, target: '23.3' }, 'Habits.csv: once in 30 days became once a week, and 23.3 % of that is the target.'],
    [2, 14, { timesPerWeek: 1, target: '100' }, 'Habits.csv: 2 times in 14 days became once a week.'],
    [0, 7, {}, 'Habits.csv: How often it is meant cannot be read; it is meant for every day.'],
  ])('of %i times in %i days has the nearest rhythm, and says what changed', async (times, days, fields, message) => {
    expect((await only({ times, days }))?.metric).toEqual({ type: 'habit', ...fields })
    expect(await told({ times, days })).toEqual(message ? [message] : [])
  })

  it('that counts a week or a month has the share of a day, and says so', async () => {
    const weekly = { isCounted: true, target: 21, days: 7, unit: 'km' }
    expect(await only(weekly)).toMatchObject({ metric: { dailyTarget: '3' } })
    expect(await told(weekly)).toEqual(['Habits.csv: 21 km in 7 days became 3 km each day.'])
    const none = { isCounted: true, target: 0 }
    expect(await only(none)).toMatchObject({ metric: { dailyTarget: '0.001' } })
    expect(await told(none)).toEqual([expect.stringContaining('At least 0')])
    expect(await told({ ...none, targetType: 'AT_MOST' })).toEqual([])
  })

  it('that was archived was dropped on the day of its last mark', async () => {
    expect(await only({ isArchived: true, marks: [{ date: '2025-06-01', value: 2 }] })).toMatchObject({
      status: 'dropped',
      startDate: '2025-06-01',
      closing: { localDate: '2025-06-01' },
    })
    expect(await only({ isArchived: true })).toMatchObject({ startDate: '2026-03-03', closing: { localDate: '2026-03-03' } })
  })

  it('keeps a name that is too long whole, and has one where there is none', async () => {
    const long = 'walk '.repeat(60).trim()
    expect(await only({ name: long })).toMatchObject({ title: expect.stringMatching(/…$/), why: long })
    expect(await told({ name: long })).toHaveLength(1)
    expect(await told({ name: ' ', question: 'What?' })).toEqual([expect.stringContaining('Untitled')])
  })

  it('of a name that another has is imported beside it, each with its own marks', async () => {
    const plan = await read(
      { name: 'Walk', marks: [{ date: '2026-03-01', value: 2 }] },
      { name: 'Walk', marks: [{ date: '2026-03-01', value: 0 }] },
    )
    expect(plan.goals?.map(({ checkIns }) => checkIns.map(({ value }) => value))).toEqual([['yes'], ['no']])
    expect(plan.problems).toEqual([{ line: 3, message: expect.stringContaining('both are imported') }])
  })
})

describe('the marks of an archive', () => {
  const habits: LoopHabit[] = [
    { name: 'Read, write', marks: [{ date: '2026-03-01', value: 2 }] },
    { name: 'Read', marks: [{ date: '2026-03-02', value: 3 }] },
    { name: 'Read', marks: [{ date: '2026-03-01', value: 0 }] },
  ]
  const values = async (files: Record<string, string>) =>
    (await ofFiles(files)).goals?.map(({ checkIns }) => checkIns.map(({ localDate, value }) => `${localDate} ${value}`))
  const all = [['2026-03-01 yes'], ['2026-03-02 skip'], ['2026-03-01 no']]

  it('are read from the table of all where there are no folders, whatever commas are in the names', async () => {
    expect(await values({ 'Habits.csv': habitsCsv(habits), 'Checkmarks.csv': tableCsv(habits) })).toEqual(all)
  })

  it('are read from a table that a spreadsheet has saved, with a byte order mark and other line ends', async () => {
    const table = '\ufeff"Date";"Read, write";Read;Read\r\n2026-03-02;UNKNOWN;SKIP;UNKNOWN\r\n"2026-03-01";YES_MANUAL;UNKNOWN;NO\r\n'
    expect(await values({ 'Habits.csv': `\ufeff${habitsCsv(habits)}`, 'Checkmarks.csv': table })).toEqual(all)
  })

  it('are found in an archive that was packed anew, with a folder round it', async () => {
    const files = { 'Loop/Habits.csv': habitsCsv(habits), 'Loop/Checkmarks.csv': tableCsv(habits), '__MACOSX/Loop/Habits.csv': 'x' }
    expect(await values(files)).toEqual(all)
  })

  it('of long ago had numbers, no heading, and other columns of how often', async () => {
    const files = {
      'Habits.csv': 'Name,Description,NumRepetitions,Interval,Color\nWake up early,,2,7,#00897B\n',
      '001 Wake up early/Checkmarks.csv': '2026-03-02,2\n2026-03-01,1\n2026-02-28,0\n',
    }
    const { goals, problems } = await ofFiles(files)
    expect(problems).toEqual([])
    expect(goals).toMatchObject([{ title: 'Wake up early', metric: { timesPerWeek: 2 }, checkIns: [{ value: 'no' }, { value: 'yes' }] }])
  })

  it('that cannot be read are told by file and line, and the rest is taken', async () => {
    const marks = ['Date,Value,Notes', '2026-03-02,MAYBE,', '2026-02-30,YES_MANUAL,', '2026-03-09,YES_MANUAL,', '1066-10-14,NO,']
    const more = ['2026-03-01,YES_MANUAL,', '2026-03-01,NO,', '2026-02-28,UNKNOWN,"Ill,', 'in bed"', '2026-02-27,SKIP,']
    const { goals, problems } = await ofFiles({
      'Habits.csv': habitsCsv([{ name: 'Read', marks: [] }]),
      '001 Read/Checkmarks.csv': [...marks, ...more].join('\n'),
    })
    expect(goals?.[0]?.checkIns.map(({ localDate, value }) => [localDate, value])).toEqual([
      ['2026-02-27', 'skip'],
      ['2026-03-01', 'yes'],
    ])
    expect(problems.map(({ line }) => line)).toEqual([2, 3, 4, 5, 7, 8])
    expect(problems.every(({ message }) => message.startsWith('001 Read/Checkmarks.csv: '))).toBe(true)
  })

  it('of no habit that there is are told', async () => {
    const { problems } = await ofFiles({
      'Habits.csv': habitsCsv([{ name: 'Read', marks: [] }]),
      '007 Swim/Checkmarks.csv': 'Date,Value,Notes\n2026-03-02,YES_MANUAL,\n',
      'Checkmarks.csv': 'Date,Read,Swim,\n2026-03-02,NO,YES_MANUAL,\n',
    })
    expect(problems).toEqual([
      { line: null, task: '007 Swim/Checkmarks.csv', message: expect.stringContaining('left out') },
      { line: 1, message: expect.stringContaining('“Swim”') },
    ])
  })

  it('come out of any habits as they went in', async () => {
    const name = fc
      .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'ab,;"é &|=’') })
      .filter((text) => text.trim() === text && text !== '')
    const mark = (isCounted: boolean) =>
      fc.record({ day: fc.nat(400), value: isCounted ? fc.integer({ min: 0, max: 99_999 }) : fc.constantFrom(-1, 0, 1, 2, 3) })
    const habit = fc.boolean().chain((isCounted) =>
      fc.record({
        name,
        isCounted: fc.constant(isCounted),
        isArchived: fc.boolean(),
        marks: fc.uniqueArray(mark(isCounted), { selector: ({ day }) => day, maxLength: 12 }),
      }),
    )
    const yesNo: Record<number, string> = { 0: 'no', 2: 'yes', 3: 'skip' }
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(habit, { selector: (each) => each.name, minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (planned, withFolders) => {
          const habits = planned.map((each) => ({
            ...each,
            marks: each.marks
              .map(({ day, value }) => ({ date: addDays(context.today, -day), value }))
              .sort((a, b) => (a.date < b.date ? -1 : 1)),
          }))
          const files = { 'Habits.csv': habitsCsv(habits), 'Checkmarks.csv': tableCsv(habits) }
          const { goals } = withFolders ? await read(...habits) : await ofFiles(files)
          const expected = habits.map(({ isCounted, marks }) =>
            marks.flatMap(({ date, value }) => {
              const said = isCounted ? (value === 3 ? 'skip' : String(value / 1000)) : yesNo[value]
              return said === undefined ? [] : [[date, said]]
            }),
          )
          expect(goals?.map(({ checkIns }) => checkIns.map(({ localDate, value }) => [localDate, value]))).toEqual(expected)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('and everything else is what a goal and a check-in may be, whatever the file says', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('', '1', '-1', '1e400', 'AT_MOST', 'NUMERICAL', '9'.repeat(30)),
    )
    const row = fc
      .array(text, { minLength: 12, maxLength: 12 })
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""').replaceAll('\0', '')}"`).join(','))
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (rows) => {
        const { goals } = await ofFiles({ 'Habits.csv': `${habitsCsv([]).trim()}\n${rows.join('\n')}` })
        for (const { line: _, checkIns, ...goal } of goals ?? []) {
          expect(NewGoal.safeParse(goal).error).toBeUndefined()
          for (const each of checkIns) expect(NewCheckIn.safeParse(each).success).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('an archive that is no Loop export', () => {
  it.each([
    ['of something else', { 'data.json': '[]' }, 'unsupported-format', /no Habits\.csv/],
    ['without names', { 'Habits.csv': 'Position,Type\n1,YES_NO\n' }, 'unsupported-format', /names the columns NAME/],
    [
      'with marks of another shape',
      { 'Habits.csv': habitsCsv([{ name: 'A', marks: [] }]), '001 A/Checkmarks.csv': 'Day;Mark\n' },
      'unsupported-format',
      /^001 A\/Checkmarks\.csv: .*DATE, VALUE/,
    ],
    [
      'with a table of another shape',
      { 'Habits.csv': habitsCsv([{ name: 'A', marks: [] }]), 'Checkmarks.csv': 'A,B\n' },
      'unsupported-format',
      /^Checkmarks\.csv: /,
    ],
    [
      'with a mark for every second',
      { 'Habits.csv': habitsCsv([{ name: 'A', marks: [] }]), 'Checkmarks.csv': `Date,A,\n${'2026-03-01,NO,\n'.repeat(10_001)}` },
      'too-large',
      /10,000 rows/,
    ],
  ])('%s is refused in words that name the file', async (_, files, code, message) => {
    await expect(ofFiles(files)).rejects.toMatchObject({ code, message: expect.stringMatching(message) })
  })

  it('is refused when it is none, or unpacks to far too much', async () => {
    await expect(readLoopZip(utf8('Date,Read\n'), context)).rejects.toMatchObject({ code: 'unsupported-format' })
    const bomb = Uint8Array.from(zipSync({ 'Habits.csv': new Uint8Array(40 * 1024 * 1024) }))
    await expect(readLoopZip(bomb, context)).rejects.toMatchObject({ code: 'too-large', message: expect.stringMatching(/far more/) })
  })

  it('has no more marks than a person makes', async () => {
    const habits = Array.from({ length: 11 }, (_, i) => ({ name: `H${i}`, marks: [] }))
    const rows = Array.from({ length: 9500 }, (_, i) => `${addDays('2026-03-01', -i)},${'NO,'.repeat(11)}`)
    const table = `${tableCsv(habits).trim()}\n${rows.join('\n')}`
    await expect(ofFiles({ 'Habits.csv': habitsCsv(habits), 'Checkmarks.csv': table })).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringMatching(/100,000 marks/),
    })
  })
})
