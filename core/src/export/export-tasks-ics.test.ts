import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { completeTask, datesAfter, editTask, type NewTask, seriesOf } from '../task/index.ts'
import { exportTasksIcs } from './export-tasks-ics.ts'
import { exportDeps, whole, withTasks } from './test-export.ts'

/** The calendar as somebody else's parser reads it. */
const parsed = (text: string) => new ICAL.Component(ICAL.parse(text))
const exported = async (...inputs: NewTask[]) => {
  const { deps, made } = await withTasks(...inputs)
  const text = await whole(exportTasksIcs(deps))
  const calendar = parsed(text)
  return { deps, made, text, calendar, todos: calendar.getAllSubcomponents('vtodo') }
}
const value = (todo: ICAL.Component | undefined, name: string) => todo?.getFirstPropertyValue(name)?.toString()

/** The next dates of a VTODO, by the parser's own reckoning. */
function datesOf(calendar: ICAL.Component, count: number): string[] {
  const [main, moved] = calendar.getAllSubcomponents('vtodo')
  const events = [main, moved].map((todo) => todo && new ICAL.Event(todo))
  const event = events[0] as ICAL.Event
  if (events[1]) event.relateException(events[1])
  const iterator = event.iterator()
  const dates: string[] = []
  for (let next = iterator.next(); next && dates.length < count; next = iterator.next())
    dates.push(event.getOccurrenceDetails(next).startDate.toString().slice(0, 10))
  return dates
}

describe('the calendar of tasks', () => {
  it('says everything a VTODO can say, to somebody else’s parser', async () => {
    const { made, todos } = await exported(
      { title: 'Move, pack; carry \\ lift', notes: 'First line\nsecond: "x"' },
      {
        title: 'Löschen 🧯',
        priority: 'urgent',
        status: 'in-progress',
        dueAt: '2026-03-05T16:00',
        timeZone: 'Europe/Berlin',
        startDate: '2026-03-02',
        durationMinutes: 45,
        tags: ['home', 'r&d'],
        reminders: [{ offsetMinutes: -30 }, { at: '2026-03-05T12:00:00.000Z' }],
        checklist: [{ text: 'Gloves', done: true }, { text: 'Van' }],
      },
    )
    expect(value(todos[0], 'summary')).toBe('Move, pack; carry \\ lift')
    expect(value(todos[0], 'description')).toBe('First line\nsecond: "x"')
    const second = todos[1]
    expect(['uid', 'summary', 'status', 'priority', 'description', 'dtstart', 'due'].map((name) => value(second, name))).toEqual([
      made[1]?.id,
      'Löschen 🧯',
      'IN-PROCESS',
      '1',
      '- [x] Gloves\n- [ ] Van',
      '2026-03-02T00:00:00',
      '2026-03-05T16:00:00',
    ])
    expect(second?.getFirstProperty('categories')?.getValues()).toEqual(['home', 'r&d'])
    const due = second?.getFirstPropertyValue('due') as ICAL.Time
    expect(due.toJSDate().toISOString()).toBe('2026-03-05T15:00:00.000Z')
    const triggers = second?.getAllSubcomponents('valarm').map((alarm) => alarm.getFirstProperty('trigger'))
    expect(triggers?.map((trigger) => [trigger?.getParameter('related'), String(trigger?.getFirstValue())])).toEqual([
      ['END', '-PT30M'],
      [undefined, '2026-03-05T12:00:00Z'],
    ])
  })

  it('has whole days as days, times of no zone as times of no zone, and steps and what they wait for by their ids', async () => {
    const deps = exportDeps()
    const ids = [0, 1, 2].map(() => deps.ids.next()) as [string, string, string]
    const { todos } = await exported(
      { id: ids[0], title: 'Day', dueDate: '2026-03-05' },
      { id: ids[1], title: 'Anywhere', dueAt: '2026-03-05T09:00', parentId: ids[0] },
      { id: ids[2], title: 'Later', startDate: '2026-03-09', blockedBy: [ids[0]] },
    )
    const byTitle = new Map(todos.map((todo) => [value(todo, 'summary'), todo]))
    expect(byTitle.get('Day')?.getFirstPropertyValue('due')).toMatchObject({ isDate: true })
    expect(byTitle.get('Anywhere')?.getFirstPropertyValue('due')).toMatchObject({ zone: { tzid: 'floating' } })
    expect(value(byTitle.get('Anywhere'), 'related-to')).toBe(ids[0])
    expect(byTitle.get('Later')?.getFirstProperty('related-to')?.getParameter('reltype')).toBe('DEPENDS-ON')
    expect(value(byTitle.get('Later'), 'dtstart')).toBe('2026-03-09')
  })

  it('says when what is done was done', async () => {
    const { deps, made } = await withTasks({ title: 'One' })
    await completeTask(deps, made[0]?.id ?? '', { completedAt: '2026-03-04T10:00:00.000Z' })
    const todo = parsed(await whole(exportTasksIcs(deps))).getFirstSubcomponent('vtodo') as ICAL.Component
    expect(['status', 'completed', 'percent-complete'].map((name) => value(todo, name))).toEqual([
      'COMPLETED',
      '2026-03-04T10:00:00Z',
      '100',
    ])
  })

  it('folds lines at 75 octets and never within a letter', async () => {
    const title = 'Über die Brücke 🌉 '.repeat(20).trim()
    const { text, todos } = await exported({ title })
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(value(todos[0], 'summary')).toBe(title)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})

describe('a repeat in the calendar', () => {
  it.each<[string, string]>([
    ['FREQ=WEEKLY;INTERVAL=2', '2026-03-06'],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH', '2026-03-09'],
    ['FREQ=MONTHLY', '2026-01-31'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-03-27'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', '2026-04-01'],
    ['FREQ=YEARLY', '2024-02-29'],
    ['FREQ=DAILY;COUNT=9', '2026-03-06'],
    ['FREQ=DAILY;UNTIL=20260312', '2026-03-06'],
  ])('%s from %s comes to the same dates by somebody else’s reckoning, however many rounds are over', async (rrule, dueDate) => {
    for (const due of [{ dueDate }, { dueAt: `${dueDate}T22:30`, timeZone: 'Europe/Berlin' }])
      for (const rounds of [0, 3]) {
        const { deps, made } = await withTasks({ title: 'Again', ...due, recurrence: { rrule, exceptions: [] } })
        const series = seriesOf({ rrule, anchor: dueDate })
        let day = dueDate
        for (let round = 0; round < rounds; round++) day = series.after(day) ?? day
        await editTask(deps, made[0]?.id ?? '', 'dueDate' in due ? { dueDate: day } : { dueAt: `${day}T22:30` })
        const calendar = parsed(await whole(exportTasksIcs(deps)))
        expect(datesOf(calendar, 8)).toEqual([day, ...datesAfter(series, day, 7)])
      }
  })

  it('tells a round that was moved to another day apart from the rest', async () => {
    const { deps, made } = await withTasks({ title: 'Again', dueDate: '2026-03-06', recurrence: { rrule: 'FREQ=WEEKLY;INTERVAL=2' } })
    await editTask(deps, made[0]?.id ?? '', { dueDate: '2026-03-10' })
    const calendar = parsed(await whole(exportTasksIcs(deps)))
    expect(datesOf(calendar, 3)).toEqual(['2026-03-10', '2026-03-20', '2026-04-03'])
  })

  it('leaves out the days that are left out', async () => {
    const recurrence = { rrule: 'FREQ=DAILY', exceptions: ['2026-03-07'] }
    const { calendar } = await exported({ title: 'Again', dueAt: '2026-03-06T08:00', timeZone: 'Europe/Berlin', recurrence })
    expect(datesOf(calendar, 3)).toEqual(['2026-03-06', '2026-03-08', '2026-03-09'])
  })
})

describe('a zone of the calendar', () => {
  it.each([
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'America/Sao_Paulo',
    'Africa/Casablanca',
    'Pacific/Apia',
  ])('%s has the offsets of the zone itself, for years back and on', async (timeZone) => {
    const { calendar } = await exported({ title: 'Old', dueAt: '2011-07-01T09:00', timeZone })
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component)
    for (let month = 0; month < 12 * 20; month++) {
      const at = Temporal.PlainDateTime.from('2011-07-15T12:00').add({ months: month })
      const { year, month: inYear, day, hour } = at
      const time = new ICAL.Time({ year, month: inYear, day, hour, minute: 0, second: 0, isDate: false }, zone)
      expect([at.toString(), zone.utcOffset(time)]).toEqual([at.toString(), at.toZonedDateTime(timeZone).offsetNanoseconds / 1e9])
    }
  })
})

describe('very many tasks', () => {
  const long = (count: number) => withTasks(...Array.from({ length: count }, (_, n) => ({ title: `Task ${n}`, notes: 'x'.repeat(16_000) })))

  it('come in small pieces, with room for others between them', async () => {
    const { deps } = await long(60)
    let turns = 0
    let most = 0
    for await (const piece of exportTasksIcs({ ...deps, giveWay: async () => void turns++ })) most = Math.max(most, piece.length)
    expect(turns).toBeGreaterThan(20)
    expect(most).toBeLessThan(50_000)
  })

  it('are written no further than they are read', async () => {
    const { deps } = await long(120)
    let pages = 0
    const store = { ...deps.store }
    store.list = (...asked) => {
      pages++
      return deps.store.list(...asked)
    }
    const pieces = exportTasksIcs({ ...deps, store })
    await pieces.next()
    // Three to look for the zones, and the first of those that are written.
    expect(pages).toBe(4)
    await pieces.return(undefined)
  })

  it('have the zone of a task that was put into it meanwhile before it', async () => {
    const { deps, made } = await withTasks({ title: 'One', dueAt: '2026-07-01T09:00', timeZone: 'Europe/Berlin' })
    let isMoved = false
    const giveWay = async () => {
      if (isMoved) return
      isMoved = true
      await editTask(deps, made[0]?.id ?? '', { timeZone: 'Asia/Kolkata' })
    }
    const text = await whole(exportTasksIcs({ ...deps, giveWay }))
    expect(text.indexOf('TZID:Asia/Kolkata')).toBeGreaterThan(0)
    expect(text.indexOf('TZID:Asia/Kolkata')).toBeLessThan(text.indexOf('BEGIN:VTODO'))
  })
})
