import type { Language } from '@throughline/core/kernel'
import type { SignedIn, There } from '@throughline/harness'
import { writeSample as writeOwnSample, writeSampleDiscussions } from '@throughline/sample-data'

/** Writes all of the sample person's records; answers those that screens are of. */
export async function writeSample({ client }: SignedIn, timeZone: string, language?: Language): Promise<There> {
  const today = Temporal.Now.plainDateISO(timeZone).toString()
  const { goals, experience, journal, wins, interview, packet, resume } = await writeOwnSample({
    client,
    today,
    timeZone,
    ...(language && { language }),
  })
  const questions = [{ questionId: 'own-mistake', text: 'Tell me about a mistake that was yours alone. Who learnt of it, and from whom?' }]
  const { id: mock } = await client.mockInterviews.create({ title: 'Before the panel', questions })
  const discussion = await writeSampleDiscussions(client)
  const { items } = await client.tasks.list({ view: 'today' })
  const task = items.find(({ notes, status }) => notes !== '' && status === 'in-progress')?.id ?? ''
  return {
    ...{ task, goal: goals.forecast, habit: goals.walk, experience: experience.senior, win: wins.newest },
    ...{ packet, resume, story: interview.story, mock, targetJob: interview.job, discussion, entry: journal.today },
  }
}
