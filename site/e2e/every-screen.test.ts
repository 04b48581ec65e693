import { type SignedIn, screens, seedEntries, signUp, type There } from '@throughline/harness'
import { expectGoodLooks, expectGoodState } from './support/looks.ts'
import { hydrated, overflowsSideways } from './support/page-quality.ts'
import { writeSample } from './support/sample.ts'
import { states } from './support/states.ts'
import { test as base, expect, signBrowserIn } from './support/test.ts'

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

/** Everything the screens show, written once for all that a worker looks at: they only look. */
const test = base.extend<object, { sampled: Sampled }>({
  sampled: [
    async ({ server }, use) => {
      const ines = await signUp(server.url)
      const today = Temporal.Now.plainDateISO(timeZone).toString()
      const there = await writeSample(ines, timeZone)
      await writeYear(ines, today)
      await ines.client.attestations.ask(there.win, { askedOf: 'Ruth Callan' })
      const mock = await writeRehearsals(ines)
      const story = await writeStories(ines, there.win)
      await use({ ines, there: { ...there, mock, story } })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

for (const screen of screens) {
  test(`${screen.name} is accessible, keeps still and fits, in both themes and widths`, async ({ page, context, server, sampled }) => {
    if (screen.signedIn) await signBrowserIn(context, server.url, sampled.ines)
    await expectGoodLooks(page, () => page.goto(screen.path(sampled.there)))
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await overflowsSideways(page), 'scrolls sideways at 320').toBe(false)
  })
}

for (const state of states) {
  test(`${state.name}: accessible in both themes, and it fits at 320`, async ({ page, context, server, sampled, expectedComplaints }) => {
    expectedComplaints.push(...(state.complaints ?? []))
    if (state.signedIn) await signBrowserIn(context, server.url, sampled.ines)
    if (state.width) await page.setViewportSize({ width: state.width, height: 800 })
    await page.goto(state.path(sampled.there))
    await hydrated(page)
    await expectGoodState(page, await state.open(page))
  })
}
