import { addDays } from '@throughline/core/kernel'
import { type EachOptions, severally } from './severally.ts'

/** Questions, stories, rehearsals and target jobs. */
export async function writeInterview({ client, words, times, today, timeZone }: EachOptions, win: string) {
  const { name, text } = words
  const question = await severally(times, (n) => client.questions.create({ text: words.title(n, 500), note: text, company: name }))
  const story = await severally(times, (n) => client.stories.create({ title: words.title(n, 200), winIds: [win], note: text }))
  await client.practice.add({ questionId: question.id })
  await client.rehearsals.create({ questionId: question.id, answerSeconds: 90, note: text })
  const questions = [{ questionId: question.id, text: words.title(0, 500) }]
  const mock = await severally(times, (n) => client.mockInterviews.create({ title: words.title(n, 200), questions }))
  const targetJob = await severally(times, (n) =>
    client.targetJobs.create({
      ...{ role: words.title(n, 200), company: name, location: name, description: text, stage: 'applied', on: addDays(today, -3) },
      people: [{ name, role: words.title(n, 200), note: text }],
      interviews: [{ title: words.title(n, 200), on: addDays(today, 5), time: '10:00', timeZone, people: name }],
    }),
  )
  return { story: story.id, mock: mock.id, targetJob: targetJob.id }
}
