import type { Client } from '@throughline/client'

/** Three jobs as somebody on the look-out has them, one of them with an interview to come and one that was; answers its id. */
export async function writeSampleJobs({ client, today }: { client: Client; today: string }): Promise<string> {
  const day = Temporal.PlainDate.from(today)
  const on = (days: number) => day.add({ days }).toString()
  const { id } = await client.targetJobs.create({
    ...{ role: 'Lead supply-chain analyst', company: 'Harbourline Foods', location: 'Hull', stage: 'saved', on: on(-30) },
    url: 'https://harbourline.example/jobs/lead-analyst',
    description: [
      'Your tasks',
      '- You lead the demand forecast of three depots and improve its accuracy.',
      '- You plan with sales and stores, and negotiate with suppliers where they disagree.',
      '- You coach two younger analysts.',
      '',
      'What we offer',
      '- A budget for training',
    ].join('\n'),
    people: [{ name: 'Ruth Callan', role: 'Head of planning', note: 'Asks for figures.' }],
    interviews: [
      { title: 'First call', on: on(-5), time: '09:00', timeZone: 'Europe/London', people: 'Ruth Callan' },
      {
        title: 'Panel',
        on: on(13),
        time: '10:30',
        timeZone: 'Europe/London',
        people: 'Ruth Callan, two analysts',
        note: 'Bring the Monday page.',
      },
    ],
  })
  await client.targetJobs.reach(id, { stage: 'applied', on: on(-20), note: 'By post' })
  await client.targetJobs.reach(id, { stage: 'interviewing', on: on(-9) })
  await client.targetJobs.create({ role: 'Planning manager', company: 'Quillmere Freight', stage: 'applied', on: on(-3) })
  await client.targetJobs.create({ role: 'Forecasting lead', company: 'Wharfedale Mills', stage: 'rejected', on: on(-12) })
  return id
}
