import type { Client } from '@throughline/client'
import type { NewCheckIn, NewGoal } from '@throughline/core/goal'
import { addDays } from '@throughline/core/kernel'
import { writeCheckIns } from './check-ins.ts'

interface Written {
  goal: NewGoal
  /** Values by how many days ago they were logged. */
  values?: Readonly<Record<number, string>>
  /** How it ended, and what is made of that. */
  closed?: { status: 'achieved' | 'dropped'; reflection: string }
}

/** The goals of a list as one has it by autumn: each way of going, one that waits, one that rests, some that ended. */
function others(lead: string, today: string): Written[] {
  const day = (days: number) => addDays(today, days)
  return [
    {
      goal: {
        title: 'Fewer stock-outs on the next 60 lines',
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
        title: 'Run the December freeze alone',
        horizon: 'quarter',
        parentId: lead,
        metric: { type: 'milestones' },
        milestones: ['Write down how Ruth does it', 'Dry run in October', 'Freeze', 'Hand over to January'].map((title, i) => ({
          title,
          doneOn: i < 2 ? day(-40 + i * 25) : null,
        })),
        startDate: day(-60),
        endDate: day(38),
      },
    },
    { goal: { title: 'Lead one planner for a month', horizon: 'year', parentId: lead, status: 'draft', metric: { type: 'binary' } } },
    {
      goal: {
        title: 'Put by £6,000 for the kitchen',
        horizon: 'year',
        tags: ['home'],
        metric: { type: 'currency', target: '6000', unit: 'GBP', aggregation: 'sum' },
        startDate: day(-300),
        endDate: day(60),
        checkInEvery: 'month',
      },
      values: { 270: '400', 240: '650', 205: '300', 170: '500', 130: '250', 95: '600', 60: '450', 22: '300' },
    },
    {
      goal: {
        title: 'Twenty hours of Italian',
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
        title: 'Stock-outs on the top 40 lines under 3.5 %',
        horizon: 'quarter',
        metric: { type: 'percent', start: '6.1', target: '3.5' },
        startDate: day(-140),
        endDate: day(-52),
      },
      values: { 120: '5.4', 95: '4.6', 74: '3.8', 55: '3.1' },
      closed: { status: 'achieved', reflection: 'Looking at it with the shops every Tuesday did it, not the model.' },
    },
    {
      goal: {
        title: 'One Sunday a month without a screen',
        horizon: 'quarter',
        metric: { type: 'number', target: '6', aggregation: 'count' },
      },
      values: { 1: '1' },
      closed: { status: 'dropped', reflection: 'The rota changed. Evenings suit me better.' },
    },
  ]
}

/** Writes the goals beside those that tests and pictures go to, through the API. */
export async function writeOthers(client: Client, lead: string, today: string): Promise<void> {
  for (const { goal, values = {}, closed } of others(lead, today)) {
    const { id } = await client.goals.create(goal)
    const checkIns = Object.entries(values).map(([ago, value]): NewCheckIn => ({ localDate: addDays(today, -Number(ago)), value }))
    await writeCheckIns(client, id, checkIns)
    if (closed) await client.goals.edit(id, { status: closed.status, closing: { reflection: closed.reflection } })
  }
}
