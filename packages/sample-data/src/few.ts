import type { Client } from '@throughline/client'
import { addDays } from '@throughline/core/kernel'
import { writeCheckIns } from './check-ins.ts'
import { writeStory } from './interview/index.ts'
import { writeSampleJournal } from './journal/index.ts'
import { doneTasks } from './tasks.ts'
import { writeSampleWins } from './wins/index.ts'
import { type SampleWords, wordsIn } from './words.ts'
import { type SampleOptions, writeSampleTasks } from './write.ts'

/**
 * Writes a few dozen of the sample person's records over all areas, with the thread from task to win to story in them:
 * enough to try the API on, and made in a moment. Once per account.
 */
export async function writeFewSamples(options: SampleOptions): Promise<void> {
  const { client, language } = options
  const words = await wordsIn(language)
  const told = words.wins.slice(0, 3)
  const done = ['Rerun the bakeware model without week 31', 'Call with Lindqvist Glas about minimum order']
  // What waits for nothing else is written side by side, and shares the store's commits.
  const tasks = writeSampleTasks(options, {
    open: words.openTasks.filter(({ trashed, waitsFor }) => !trashed && !waitsFor).slice(0, 8),
    done: words.doneTasks.filter((_, i) => done.includes(doneTasks[i]?.title ?? '') || doneTasks[i]?.tags?.includes('warehouse')),
  })
  const experience = client.experiences.create(words.positions.senior)
  const others = [
    client.practice.add({ questionId: 'same-fault-again' }),
    client.targetJobs.create({ role: words.jobs.lead.role, company: 'Ashdown Table', stage: 'saved' }),
    writeTalk(client, words),
  ]
  await Promise.all([tasks, writeGoals(options, words), experience, ...others])
  await writeSampleJournal(options, words.entries.slice(0, 4))
  const { id: senior } = await experience
  await writeSampleWins(options, { senior }, told)
  const wins = (await client.wins.list()).items
  for (const story of words.stories.filter(({ win }) => told.some(({ title }) => title === win)).slice(0, 2)) {
    const win = wins.find(({ title }) => title === story.win)
    if (win) await writeStory(options, story, win)
  }
}

async function writeGoals({ client, today }: SampleOptions, { goals }: SampleWords): Promise<void> {
  const forecast = await client.goals.create({
    title: goals.forecast.title,
    why: goals.forecast.why,
    horizon: 'quarter',
    metric: { type: 'percent', start: '71.4', target: '82' },
    startDate: addDays(today, -50),
    endDate: addDays(today, 40),
    checkInEvery: 'week',
  })
  const measured = ['72.1', '73.0', '72.6', '74.9', '76.2', '78.0']
  const checkIns = measured.map((value, week) => ({ localDate: addDays(today, (week - measured.length) * 7), value }))
  await writeCheckIns(client, forecast.id, checkIns)
  const walk = await client.goals.create({
    title: goals.walk.title,
    horizon: 'quarter',
    metric: { type: 'habit', weekdays: [1, 2, 3, 4, 5, 6, 7], target: '80' },
    startDate: addDays(today, -14),
  })
  const walked = [-10, -9, -8, -6, -5, -4, -3, -1].map((day) => ({ localDate: addDays(today, day), value: 'yes' }))
  await writeCheckIns(client, walk.id, walked)
}

async function writeTalk({ discussions, discussionMessages }: Client, { talks }: SampleWords): Promise<void> {
  const { id } = await discussions.create({ title: talks.promos.title, kind: 'decision' })
  await discussionMessages.post(id, { body: talks.alone.promo })
}
