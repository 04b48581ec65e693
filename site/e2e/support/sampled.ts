import { type Language, localeIn } from '@throughline/core/kernel'
import { type RunningServer, type SignedIn, seedEntries, signUp, type There } from '@throughline/harness'
import { writeSample } from './sample.ts'
import { test as base } from './test.ts'

const timeZone = 'Europe/Vienna'

/** More entries, one of them a year ago and one thrown away. */
async function writeYear({ client }: SignedIn, today: string) {
  await seedEntries(client, { count: 60, today })
  const day = Temporal.PlainDate.from(today).subtract({ years: 1 }).toString()
  await client.journal.create({ title: 'A year before', body: 'The first count of lids.', entryDate: day, mood: 1 })
  const { id } = await client.journal.create({ title: 'Not worth keeping', body: 'Nothing came of it.', entryDate: day })
  await client.journal.remove(id)
}

/** Answers told aloud, one of them thrown away, and a mock interview of two questions under way. */
async function writeRehearsals({ client }: SignedIn): Promise<string> {
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
async function writeStories({ client }: SignedIn, win: string): Promise<string> {
  const { id, tellings } = await client.stories.create({ winIds: [win] })
  await client.stories.edit(id, { tellings: tellings.flatMap((telling) => [{ ...telling, minutes: 1 as const }, telling]) })
  await client.stories.delete((await client.stories.create({ title: 'Not worth telling' })).id)
  return id
}

interface Sampled {
  ines: SignedIn
  there: There
}

async function sampleOn({ url, dataDir }: RunningServer, language: Language): Promise<Sampled> {
  const ines = await signUp(url)
  await ines.client.me.edit({ language, locale: localeIn(language, 'und') })
  const today = Temporal.Now.plainDateISO(timeZone).toString()
  const there = await writeSample(ines, { timeZone, language, dataDir })
  await writeYear(ines, today)
  const mock = await writeRehearsals(ines)
  const story = await writeStories(ines, there.win)
  return { ines, there: { ...there, mock, story } }
}

/** Everything the screens show, written once for all that a worker looks at: they only look. */
export const test = base.extend<object, { sampled: Sampled; inGerman: Sampled; nothingYet: SignedIn }>({
  sampled: [async ({ server }, use) => use(await sampleOn(server, 'en')), { scope: 'worker', timeout: 60_000 }],
  inGerman: [async ({ server }, use) => use(await sampleOn(server, 'de')), { scope: 'worker', timeout: 60_000 }],
  /** Somebody who has just signed up. */
  nothingYet: [async ({ server }, use) => use(await signUp(server.url)), { scope: 'worker' }],
})
