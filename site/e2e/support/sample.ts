import type { SignedIn, There } from '@throughline/harness'
import {
  writeSampleDiscussions,
  writeSampleExperience,
  writeSampleGoals,
  writeSampleInterview,
  writeSampleJournal,
  writeSamplePacket,
  writeSampleResume,
  writeSampleTasks,
  writeSampleWins,
} from '@throughline/sample-data'

/** Writes all of the sample person's records; answers those that screens are of. */
export async function writeSample({ client }: SignedIn, timeZone: string): Promise<There> {
  const today = Temporal.Now.plainDateISO(timeZone).toString()
  await writeSampleTasks({ client, today, timeZone })
  const { forecast, walk } = await writeSampleGoals({ client, today })
  const experience = await writeSampleExperience(client)
  await writeSampleJournal({ client, today, timeZone })
  const { newest: win } = await writeSampleWins({ client, today }, experience)
  const { story, job: targetJob } = await writeSampleInterview({ client, today, timeZone })
  const packet = await writeSamplePacket({ client, today })
  const resume = await writeSampleResume(client)
  const questions = [{ questionId: 'own-mistake', text: 'Tell me about a mistake that was yours alone. Who learnt of it, and from whom?' }]
  const { id: mock } = await client.mockInterviews.create({ title: 'Before the panel', questions })
  const discussion = await writeSampleDiscussions(client)
  const { items } = await client.tasks.list({ view: 'today' })
  const task = items.find(({ notes, status }) => notes !== '' && status === 'in-progress')?.id ?? ''
  return { task, goal: forecast, habit: walk, experience: experience.senior, win, packet, resume, story, mock, targetJob, discussion }
}
