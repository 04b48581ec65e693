import { type SignedIn, screens, seedEntries } from '@throughline/harness'
import {
  writeSampleDiscussions,
  writeSampleExperience,
  writeSampleGoals,
  writeSampleInterview,
  writeSampleJobs,
  writeSamplePacket,
  writeSampleResume,
  writeSampleTasks,
  writeSampleWins,
} from '@throughline/sample-data'
import { expectGoodLooks } from './support/looks.ts'
import { overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

/** Entries, one of them a year ago and one thrown away. */
async function writeSampleYear({ client }: SignedIn, today: string) {
  await seedEntries(client, { count: 60, today })
  const day = Temporal.PlainDate.from(today).subtract({ years: 1 }).toString()
  await client.journal.create({ title: 'A year before', body: 'The first count of lids.', entryDate: day, mood: 1 })
  const { id } = await client.journal.create({ title: 'Not worth keeping', body: 'Nothing came of it.', entryDate: day })
  await client.journal.remove(id)
}

/** Experience, the wins on it, and what is made of them. */
async function writeSampleCareer({ client }: SignedIn, today: string) {
  const experience = await writeSampleExperience(client)
  const { newest } = await writeSampleWins({ client, today }, experience)
  await client.attestations.ask(newest, { askedOf: 'Ruth Callan' })
  return {
    position: experience.analyst,
    win: newest,
    packet: await writeSamplePacket({ client, today }),
    resume: await writeSampleResume(client),
  }
}

/** Answers told aloud, one of them thrown away, and a mock interview under way. */
async function writeSampleRehearsals({ client }: SignedIn): Promise<string> {
  const questions = [
    { questionId: 'own-mistake', text: 'Tell me about a mistake that was yours alone. Who learnt of it, and from whom?' },
    { questionId: 'own-limits', text: 'How do you notice that you are near your limit, and what do you do then?' },
  ]
  const { id } = await client.mockInterviews.create({ title: 'Before the panel', questions })
  const marks = { answered: 4, 'own-part': 3, proof: 1, delivery: null }
  for (const answerSeconds of [190, 118])
    await client.rehearsals.create({ questionId: 'own-mistake', mockInterviewId: id, answerSeconds, marks, note: 'Say the number sooner.' })
  const thrown = await client.rehearsals.create({ questionId: 'own-limits', answerSeconds: 60 })
  await client.rehearsals.delete(thrown.id)
  return id
}

/** A story of a win, told in two lengths, and one that was thrown away. */
async function writeStories({ client }: SignedIn, win: string) {
  const { id, tellings } = await client.stories.create({ winIds: [win] })
  await client.stories.edit(id, { tellings: tellings.flatMap((telling) => [{ ...telling, minutes: 1 as const }, telling]) })
  await client.stories.delete((await client.stories.create({ title: 'Not worth telling' })).id)
  return id
}

for (const screen of screens) {
  test(`${screen.name} is accessible, keeps still and fits, in both themes and widths`, async ({ page, ines }) => {
    const today = Temporal.Now.plainDateISO('Europe/Vienna').toString()
    if (screen.signedIn) await writeSampleTasks({ client: ines.client, today, timeZone: 'Europe/Vienna' })
    else await page.context().clearCookies()
    const isOfGoals = ['goal', 'habit'].includes(screen.name)
    const goals = isOfGoals ? await writeSampleGoals({ client: ines.client, today }) : null
    const career = /^(career|stories)/.test(screen.name) ? await writeSampleCareer(ines, today) : null
    const story = career && screen.name.startsWith('stories') ? await writeStories(ines, career.win) : null
    const targetJob = screen.name.startsWith('interview-job')
      ? await writeSampleJobs({ client: ines.client, today, timeZone: 'Europe/Vienna' })
      : ''
    const discussion = screen.name.startsWith('discussion') ? await writeSampleDiscussions(ines.client) : ''
    if (/^(journal|on-this-day)/.test(screen.name)) await writeSampleYear(ines, today)
    const mock = screen.name.startsWith('interview') && !targetJob ? await writeSampleRehearsals(ines) : ''
    if (screen.name.startsWith('interview-practice')) {
      await writeSampleCareer(ines, today)
      await writeSampleInterview({ client: ines.client, today, timeZone: 'Europe/Vienna' })
    }
    const { items } = await ines.client.tasks.list({ view: 'today', limit: 10 })
    const open = items.find(({ notes }) => notes !== '')
    const path = screen.path({
      task: open?.id ?? '',
      goal: goals?.forecast ?? '',
      habit: goals?.walk ?? '',
      experience: career?.position ?? '',
      win: career?.win ?? '',
      packet: career?.packet ?? '',
      resume: career?.resume ?? '',
      mock,
      targetJob,
      story: story ?? '',
      discussion,
    })
    await expectGoodLooks(page, () => page.goto(path))
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await overflowsSideways(page), 'scrolls sideways at 320').toBe(false)
  })
}
