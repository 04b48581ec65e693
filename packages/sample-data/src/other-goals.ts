import type { Client } from '@throughline/client'
import type { NewCheckIn, NewGoal } from '@throughline/core/goal'
import { addDays } from '@throughline/core/kernel'
import { writeCheckIns } from './check-ins.ts'
import type { SampleWords } from './words.ts'

interface Written {
  goal: Omit<NewGoal, 'title'>
  /** Values by how many days ago they were logged. */
  values?: Readonly<Record<number, string>>
  /** How it ended. */
  closed?: 'achieved' | 'dropped'
}

/** The goals of a list as one has it by autumn: each way of going, one that waits, one that rests, some that ended. */
function others(lead: string, today: string, { goals, tag }: SampleWords): Written[] {
  const day = (days: number) => addDays(today, days)
  return [
    {
      goal: {
        horizon: 'quarter',
        metric: { type: 'percent', start: '5.4', target: '3' },
        startDate: day(-50),
        endDate: day(38),
        checkInEvery: 'week',
      },
      values: { 44: '5.2', 37: '5.0', 30: '4.7', 23: '4.5', 16: '4.2', 9: '4.1', 2: '3.9' },
    },
    {
      goal: {
        horizon: 'quarter',
        parentId: lead,
        metric: { type: 'milestones' },
        milestones: (goals.others[1]?.milestones ?? []).map((title, i) => ({
          title,
          doneOn: i < 2 ? day(-40 + i * 25) : null,
        })),
        startDate: day(-60),
        endDate: day(38),
      },
    },
    { goal: { horizon: 'year', parentId: lead, status: 'draft', metric: { type: 'binary' } } },
    {
      goal: {
        horizon: 'year',
        tags: [tag('home')],
        metric: { type: 'currency', target: '6000', unit: 'GBP', aggregation: 'sum' },
        startDate: day(-300),
        endDate: day(60),
        checkInEvery: 'month',
      },
      values: { 270: '400', 240: '650', 205: '300', 170: '500', 130: '250', 95: '600', 60: '450', 22: '300' },
    },
    {
      goal: {
        horizon: 'year',
        status: 'paused',
        metric: { type: 'duration', target: '1200', aggregation: 'sum' },
        startDate: day(-200),
        endDate: day(120),
        pauses: [{ from: day(-48), until: null }],
      },
      values: { 190: '90', 171: '75', 150: '60', 128: '45', 99: '120', 61: '40' },
    },
    {
      goal: {
        horizon: 'quarter',
        metric: { type: 'percent', start: '6.1', target: '3.5' },
        startDate: day(-140),
        endDate: day(-52),
      },
      values: { 120: '5.4', 95: '4.6', 74: '3.8', 55: '3.1' },
      closed: 'achieved',
    },
    {
      goal: {
        horizon: 'quarter',
        metric: { type: 'number', target: '6', aggregation: 'count' },
      },
      values: { 1: '1' },
      closed: 'dropped',
    },
  ]
}

/** Writes the goals beside those that tests and pictures go to, through the API. */
export async function writeOthers(client: Client, lead: string, today: string, words: SampleWords): Promise<void> {
  for (const [i, { goal, values = {}, closed }] of others(lead, today, words).entries()) {
    const { title = '', reflection = '' } = words.goals.others[i] ?? {}
    const { id } = await client.goals.create({ title, ...goal })
    const checkIns = Object.entries(values).map(([ago, value]): NewCheckIn => ({ localDate: addDays(today, -Number(ago)), value }))
    await writeCheckIns(client, id, checkIns)
    if (closed) await client.goals.edit(id, { status: closed, closing: { reflection } })
  }
}
