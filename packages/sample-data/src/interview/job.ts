import { addDays } from '@throughline/core/kernel'
import { wordsIn } from '../words.ts'
import type { SampleOptions } from '../write.ts'

/** Days until the panel. */
const AWAY = 20

/** Three jobs as somebody on the look-out has them, one of them with an interview to come and one that was; answers its id. */
export async function writeSampleJobs({ client, today, timeZone, language }: SampleOptions): Promise<string> {
  const { jobs } = await wordsIn(language)
  const { role, description, person, call, panel, applied } = jobs.lead
  const { id } = await client.targetJobs.create({
    ...{ role, company: 'Ashdown Table', location: 'Leeds', description },
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
    people: [{ name: 'Helen Marsh', ...person }],
    interviews: [
      { title: call, on: addDays(today, -5), time: '09:00', timeZone, people: 'Helen Marsh' },
      {
        ...panel,
        ...{ on: addDays(today, AWAY), time: '10:00', timeZone },
      },
    ],
  })
  await client.targetJobs.reach(id, { stage: 'applied', on: addDays(today, -16), note: applied })
  await client.targetJobs.reach(id, { stage: 'interviewing', on: addDays(today, -6) })
  await client.targetJobs.create({ role: jobs.manager, company: 'Quillmere Freight', stage: 'applied', on: addDays(today, -3) })
  await client.targetJobs.create({ role: jobs.forecasting, company: 'Wharfedale Mills', stage: 'rejected', on: addDays(today, -12) })
  return id
}
