import type { Client } from '@throughline/client'
import type { NewCheckIn } from '@throughline/core/goal'
import { addDays } from '@throughline/core/kernel'
import { writeCheckIns } from './check-ins.ts'
import { writeOthers } from './other-goals.ts'

export interface SampleGoals {
  /** A number over a year. */
  forecast: string
  /** A habit. */
  walk: string
}

/** What moved it, by week; all of it is invented. */
const notes: Readonly<Record<number, string>> = {
  3: 'Bakeware is the drag again. Look at its promo weeks before adding anything clever.',
  9: 'First week with the promo calendar in. Dev was right about week 12.',
  15: 'Easter moved and the model did not. Lost a point.',
  22: 'Split by family. Glass is fine by itself, textiles are not.',
  29: 'Quiet summer weeks, mostly easy to forecast.',
  34: 'Back from holiday to two returns that were booked as sales.',
  41: 'Best week so far: the returns are out of the history.',
  46: 'Price file came late, so week 46 ran without it.',
  50: 'Ruth took the number into her board slides.',
}

const WEEKS = 51

/** Days ago that the first steps to the lead role were taken; the journal tells of them. */
const reached = [170, 155, 133]

/** A year on the way from 71.4 to nearly 82 per cent: slow at first, set back twice, better once the history was clean. */
function accuracyOf(week: number): string {
  const way = 71.4 + 9.3 * (week / WEEKS) ** 0.85
  const setBack = (at: number, by: number) => (week >= at ? -by * Math.exp(-(week - at) / 4) : 0)
  const wobble = Math.sin(week * 2.4) * 0.32 + Math.cos(week * 1.1) * 0.25
  return (way + wobble + setBack(15, 1.5) + setBack(34, 1.2)).toFixed(1)
}

/** Writes the sample person's goals with a year of check-ins through the API. Once per account. */
export async function writeSampleGoals({ client, today }: { client: Client; today: string }): Promise<SampleGoals> {
  const lead = await client.goals.create({
    title: 'Lead role by April',
    horizon: 'year',
    metric: { type: 'milestones' },
    milestones: ['Say it aloud to Ruth', 'Run a freeze with her watching', 'Present to the board', 'Own the planning meeting', 'Apply'].map(
      (title, i) => ({ title, doneOn: reached[i] === undefined ? null : addDays(today, -reached[i]) }),
    ),
    startDate: addDays(today, -170),
    endDate: addDays(today, 140),
  })
  const forecast = await client.goals.create({
    title: 'Forecast accuracy to 82 %',
    why: 'Every point is about £40,000 of stock we do not have to hold, and it is the number the lead role will be judged by.',
    horizon: 'year',
    parentId: lead.id,
    metric: { type: 'percent', start: '71.4', target: '82' },
    startDate: addDays(today, -7 * WEEKS - 3),
    endDate: addDays(today, 47),
    checkInEvery: 'week',
    pauses: [{ from: addDays(today, -7 * 21 - 3), until: addDays(today, -7 * 19 - 3) }],
  })
  const weeks = Array.from({ length: WEEKS + 1 }, (_, week) => week).filter((week) => week !== 30 && week !== 31)
  await writeCheckIns(
    client,
    forecast.id,
    weeks.map((week) => ({
      localDate: addDays(today, (week - WEEKS) * 7 - 3),
      value: accuracyOf(week),
      confidence: Math.min(9, 4 + Math.round(week / 14) + (week % 3 === 0 ? 1 : 0)),
      note: notes[week] ?? '',
    })),
  )
  await writeTasks(client, forecast.id, today)
  await writeOthers(client, lead.id, today)
  return { forecast: forecast.id, walk: await writeWalk(client, today) }
}

async function writeTasks(client: Client, goalId: string, today: string): Promise<void> {
  const open = { 'Mark one-off orders in the ten largest families': 2, 'Agree the week 49 promo list with Dev': 4 }
  for (const [title, due] of Object.entries(open)) await client.tasks.create({ title, goalId, dueDate: addDays(today, due) })
  const done = {
    'Split the forecast by family': -60,
    'Load the promo calendar for the quarter': -31,
    'Take returns out of the history': -9,
  }
  for (const [title, day] of Object.entries(done)) {
    const { id } = await client.tasks.create({ title, goalId })
    await client.tasks.complete(id, { completedAt: `${addDays(today, day)}T15:20:00.000Z` })
  }
}

async function writeWalk(client: Client, today: string): Promise<string> {
  const { id } = await client.goals.create({
    title: 'Walk before work',
    why: 'The day goes better when it begins outside.',
    horizon: 'year',
    metric: { type: 'habit', weekdays: [1, 2, 3, 4, 5], target: '80' },
    startDate: addDays(today, -310),
    pauses: [{ from: addDays(today, -110), until: addDays(today, -96) }],
  })
  const days = Array.from({ length: 310 }, (_, i) => i - 310).filter((day) => (day < -110 || day >= -96) && (day * 7919) % 11 !== -3)
  const said = (day: number) => (day % 19 === 0 ? 'no' : day % 37 === 0 ? 'skip' : 'yes')
  const weekday = (date: string) => Temporal.PlainDate.from(date).dayOfWeek
  await writeCheckIns(
    client,
    id,
    days
      .map((day): NewCheckIn => ({ localDate: addDays(today, day), value: said(day) }))
      .filter(({ localDate }) => weekday(localDate as string) < 6),
  )
  return id
}
