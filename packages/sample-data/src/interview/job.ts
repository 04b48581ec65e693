import { addDays } from '@throughline/core/kernel'
import type { SampleOptions } from '../write.ts'

const description = `Lead supply-chain analyst, kitchen and table goods.

You own demand forecasting for some two thousand lines, set safety stock with warehouse and sales, and find the root cause when a number is wrong. You report to the board each quarter and can say no in that room. You lead two planners, and from the second year you hold the budget for packaging.`

/** Days until the panel. */
const AWAY = 20

/** Three jobs as somebody on the look-out has them, one of them with an interview to come and one that was; answers its id. */
export async function writeSampleJobs({ client, today, timeZone }: SampleOptions): Promise<string> {
  const { id } = await client.targetJobs.create({
    ...{ role: 'Lead supply-chain analyst', company: 'Ashdown Table', location: 'Leeds', description },
    ...{ stage: 'saved', on: addDays(today, -30), url: 'https://ashdown-table.example/jobs/lead-analyst' },
    competencies: [
      'finding-causes',
      'forecasting',
      'collaboration',
      'planning',
      'speaking',
      'resilience',
      'influence',
      'leadership',
      'budget',
    ],
    people: [{ name: 'Helen Marsh', role: 'Head of supply', note: 'Asks for the number, then for the day it was born.' }],
    interviews: [
      { title: 'First call', on: addDays(today, -5), time: '09:00', timeZone, people: 'Helen Marsh' },
      {
        ...{ title: 'Panel', on: addDays(today, AWAY), time: '10:00', timeZone },
        ...{ people: 'Helen Marsh, two of the board', note: 'Forty-five minutes, three questions on causes.' },
      },
    ],
  })
  await client.targetJobs.reach(id, { stage: 'applied', on: addDays(today, -16), note: 'By post' })
  await client.targetJobs.reach(id, { stage: 'interviewing', on: addDays(today, -6) })
  await client.targetJobs.create({ role: 'Planning manager', company: 'Quillmere Freight', stage: 'applied', on: addDays(today, -3) })
  await client.targetJobs.create({ role: 'Forecasting lead', company: 'Wharfedale Mills', stage: 'rejected', on: addDays(today, -12) })
  return id
}
