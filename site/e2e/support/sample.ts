import type { Language } from '@throughline/core/kernel'
import type { SignedIn, There } from '@throughline/harness'
import { writeAsked, writeSample as writeOwnSample, writeSampleDiscussions } from '@throughline/sample-data'
import { unsubscribeTokens } from './unsubscribe-tokens.ts'

const asked = {
  text: 'What did I do in this project that helped the most?',
  about: 'Moving the forecast to the new model',
  name: 'Ruth Callan',
  answer: 'You asked **every** planner first.',
}

interface SampleAsked {
  timeZone: string
  language?: Language | undefined
  /** Of the server. */
  dataDir: string
}

/** Writes all of the sample person's records; answers those that screens are of. */
export async function writeSample(ines: SignedIn, { timeZone, language, dataDir }: SampleAsked): Promise<There> {
  const { client } = ines
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
  const { id: view } = await client.savedViews.create({ name: 'Before the freeze', query: 'is:active', groupBy: 'priority' })
  return {
    ...(await writeAsked(client, { win: wins.newest, discussion }, asked)),
    ...(await unsubscribeTokens(ines, dataDir)),
    ...{ task, view, goal: goals.forecast, habit: goals.walk, experience: experience.senior, win: wins.newest },
    ...{ packet, resume, story: interview.story, mock, targetJob: interview.job, discussion, entry: journal.today },
  }
}
