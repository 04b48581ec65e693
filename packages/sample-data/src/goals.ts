import type { Client } from '@throughline/client'
import type { NewCheckIn } from '@throughline/core/goal'
import { addDays } from '@throughline/core/kernel'
import { writeCheckIns } from './check-ins.ts'
import { writeOthers } from './other-goals.ts'
import { type SampleWords, wordsIn } from './words.ts'
import type { InLanguage } from './write.ts'

export interface SampleGoals {
  /** A number over a year. */
  forecast: string
  /** A habit. */
  walk: string
}

/** The weeks that something is noted of. */
const NOTED = [3, 9, 15, 22, 29, 34, 41, 46, 50]

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
export async function writeSampleGoals({ client, today, language }: InLanguage & { client: Client; today: string }): Promise<SampleGoals> {
  const words = await wordsIn(language)
  const { goals } = words
  const lead = await client.goals.create({
    title: goals.lead.title,
    horizon: 'year',
    metric: { type: 'milestones' },
    milestones: goals.lead.milestones.map((title, i) => ({
      title,
      doneOn: reached[i] === undefined ? null : addDays(today, -reached[i]),
    })),
    startDate: addDays(today, -170),
    endDate: addDays(today, 140),
  })
  const forecast = await client.goals.create({
    title: goals.forecast.title,
    why: goals.forecast.why,
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
      note: goals.forecast.notes[NOTED.indexOf(week)] ?? '',
    })),
  )
  await writeTasks(client, forecast.id, today, words)
  await writeOthers(client, lead.id, today, words)
  return { forecast: forecast.id, walk: await writeWalk(client, today, words) }
}

/** Days until its open tasks are due, and days ago that the others were done. */
const DUE = [2, 4]
const DONE = [60, 31, 9]

async function writeTasks(client: Client, goalId: string, today: string, { goals: { forecast } }: SampleWords): Promise<void> {
  for (const [i, title] of forecast.open.entries()) await client.tasks.create({ title, goalId, dueDate: addDays(today, DUE[i] ?? 0) })
  for (const [i, title] of forecast.done.entries()) {
    const { id } = await client.tasks.create({ title, goalId })
    await client.tasks.complete(id, { completedAt: `${addDays(today, -(DONE[i] ?? 0))}T15:20:00.000Z` })
  }
}

async function writeWalk(client: Client, today: string, { goals: { walk } }: SampleWords): Promise<string> {
  const { id } = await client.goals.create({
    ...walk,
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
