import { describe, expect, it } from 'vitest'
import type { DateContext } from '../task/index.ts'
import { goalFinder } from './account-goals.ts'
import { readIcs } from './ics/read-ics.ts'
import { readLoopZip } from './loop/read-loop-zip.ts'
import { loopZip } from './loop/test-loop.ts'
import type { ImportPlan } from './plan.ts'
import { todoistText, utf8 } from './test-import.ts'
import { readOwnJson } from './throughline/read-own-json.ts'
import { readTickTickCsv } from './ticktick/read-ticktick-csv.ts'
import { readTodoistCsv } from './todoist/read-todoist-csv.ts'
import { readVikunjaData } from './vikunja/read-vikunja-zip.ts'

const unnamed: Readonly<Record<string, (context: DateContext) => ImportPlan | Promise<ImportPlan>>> = {
  Todoist: (context) => readTodoistCsv(todoistText('task,,Only notes,4,1,,,,,'), context),
  TickTick: (context) => readTickTickCsv(utf8('"List Name","Title","Due Date","Priority","Status"\n"Home","","","0","0"'), context),
  'a calendar': (context) =>
    readIcs(utf8(['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VTODO', 'UID:1', 'END:VTODO', 'END:VCALENDAR', ''].join('\r\n')), context),
  'Loop Habit Tracker': (context) => readLoopZip(loopZip([{ name: ' ', marks: [] }]), context),
  Vikunja: (context) => readVikunjaData(utf8(JSON.stringify([{ title: 'Garden', tasks: [{ id: 1, title: ' ' }] }])), context),
}

describe('what a file gives no title', () => {
  it.each(
    Object.keys(unnamed).flatMap((from) => [
      { from, locale: 'en-GB', title: 'Untitled' },
      { from, locale: 'de-AT', title: 'Ohne Titel' },
    ]),
  )('of $from is called “$title” where the person has $locale', async ({ from, locale, title }) => {
    const plan = await unnamed[from]?.({ today: '2026-03-03', timeZone: 'Europe/Berlin', locale, weekStart: 1 })
    expect([...(plan?.tasks ?? []), ...(plan?.goals ?? [])].map((made) => made.title)).toEqual([title])
    const told = plan?.problems.filter(({ message }) => message.includes('is called'))
    expect(told?.every(({ message }) => message.includes(`is called “${title}”`))).toBe(true)
  })
  it('and could not be taken over is named so, too', () => {
    const context: DateContext = { today: '2026-03-03', timeZone: 'Europe/Berlin', locale: 'de-DE', weekStart: 1 }
    const head = { format: 'throughline', version: 1, exportedAt: '2026-03-03T09:00:00.000Z', kinds: {} }
    const file = utf8(JSON.stringify({ ...head, tasks: [{}], completions: [], timeEntries: [] }))
    const { tasks, problems } = readOwnJson(file, { context, goals: goalFinder([]) })
    expect([tasks.length, problems.map(({ task }) => task)]).toEqual([0, ['Ohne Titel']])
  })
})
