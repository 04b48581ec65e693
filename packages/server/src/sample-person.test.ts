import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@throughline/client'
import { orderExperiences } from '@throughline/core/career'
import {
  sampleWins,
  writeSampleExperience,
  writeSampleGoals,
  writeSampleInterview,
  writeSampleJournal,
  writeSamplePacket,
  writeSampleResume,
  writeSampleTasks,
  writeSampleWins,
} from '@throughline/sample-data'
import { afterEach, expect, it } from 'vitest'
import { composeServer } from './compose.ts'

const endings: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

/** A client of the whole server but its listener, signed in as somebody new. */
async function signedInClient() {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-sample-'))
  endings.push(() => rmSync(folder, { recursive: true }))
  const { app, close } = await composeServer({ DATA_DIR: folder })
  endings.push(close)
  const baseUrl = 'http://localhost'
  let cookie = ''
  const inProcess: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('origin', baseUrl)
    request.headers.set('host', 'localhost')
    if (cookie) request.headers.set('cookie', cookie)
    const response = await app.fetch(request)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  const client = createClient({ fetch: inProcess, baseUrl })
  const password = 'three quiet pallets'
  await client.auth.signUp({ email: 'ines.varga@post.example', password, name: 'Ines Varga', timeZone: 'Europe/Vienna' })
  return client
}

it('gives every view something to show, through the API alone', async () => {
  const client = await signedInClient()
  const today = Temporal.Now.plainDateISO('Europe/Vienna').toString()
  await writeSampleTasks({ client, today, timeZone: 'Europe/Vienna' })

  const counts = await client.tasks.counts()
  expect(counts).toMatchObject({ overdue: 3, today: 7 })
  expect(counts.upcoming).toBeGreaterThan(10)
  for (const view of ['inbox', 'completed', 'trash'] as const)
    expect((await client.tasks.list({ view })).items.length, view).toBeGreaterThan(0)
})

it('gives goals a year to show: a pause, a pace, a projection, and a habit with every mark', async () => {
  const client = await signedInClient()
  const today = Temporal.Now.plainDateISO('Europe/Vienna').toString()
  const { forecast, walk } = await writeSampleGoals({ client, today })
  const [measures, habit] = await Promise.all([client.goals.progress(forecast), client.goals.days(walk)])
  expect(measures).toMatchObject({ days: 50, projection: { state: 'expected' } })
  const marks = new Set(habit.marks.map(({ mark }) => mark))
  for (const mark of ['yes', 'no', 'skip', 'paused', 'rest', 'missed']) expect(marks).toContain(mark)

  const goals = (await client.goals.list()).items
  for (const status of ['draft', 'active', 'paused', 'achieved', 'dropped']) expect(goals.map((goal) => goal.status)).toContain(status)
  const paces = new Set((await client.goals.progressOfAll()).map(({ progress }) => progress.pace))
  for (const pace of ['on-track', 'at-risk']) expect(paces).toContain(pace)
})

it('gives the journal more than a year: moods, prompts of the library, places to go, and this day of earlier years', async () => {
  const client = await signedInClient()
  const timeZone = 'Europe/Vienna'
  const today = Temporal.Now.plainDateISO(timeZone).toString()
  await writeSampleTasks({ client, today, timeZone })
  await writeSampleGoals({ client, today })
  const { today: newest } = await writeSampleJournal({ client, today, timeZone })

  const entry = await client.journal.get(newest)
  expect(entry).toMatchObject({ entryDate: today, title: 'The spike that wasn’t demand', starred: true })
  expect(entry.links.map(({ kind }) => kind)).toEqual(['task', 'goal'])
  const all = (await client.journal.list({ limit: 200 })).items
  expect(all.length).toBeGreaterThan(60)
  expect(all.filter(({ body }) => /[{}]/.test(body)).map(({ title }) => title)).toEqual([])
  expect(new Set(all.map(({ mood }) => mood))).toEqual(new Set([-2, -1, 0, 1, 2]))
  const earlier = Temporal.PlainDate.from(today).subtract({ years: 1 }).toString()
  expect((await client.lookBack.onThisDay(today)).map(({ date }) => date)).toContain(earlier)
  // After midnight it is still the day before.
  const clockDate = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate().toString()
  expect(all.filter(({ entryAt, entryDate }) => clockDate(entryAt) > entryDate)).toHaveLength(2)
  const prompted = all.flatMap(({ prompt }) => prompt ?? [])
  expect(prompted.length).toBeGreaterThan(20)
})

it('gives a career every kind of experience, two positions under one organisation, skills and a profile', async () => {
  const client = await signedInClient()
  const { senior, analyst } = await writeSampleExperience(client)
  const shown = orderExperiences((await client.experiences.list({ limit: 200 })).items)
  expect(new Set(shown.map(({ kind }) => kind)).size).toBe(7)
  expect(shown.filter(({ kind }) => kind === 'work').map(({ id }) => id)).toEqual([senior, analyst, expect.any(String)])
  const listed = new Set((await client.skills.list()).items.flatMap(({ name, aliases }) => [name, ...aliases]))
  expect(shown.flatMap(({ skills }) => skills).filter((name) => !listed.has(name))).toEqual([])
  expect((await client.profile.get()).languages).toHaveLength(3)
})

it('gives interview prep stories with their sources, weeks of practice, and a panel in twenty days', async () => {
  const client = await signedInClient()
  const timeZone = 'Europe/Vienna'
  const today = Temporal.Now.plainDateISO(timeZone).toString()
  await writeSampleTasks({ client, today, timeZone })
  await writeSampleGoals({ client, today })
  await writeSampleJournal({ client, today, timeZone })
  await writeSampleWins({ client, today, timeZone }, await writeSampleExperience(client))
  const { story, job } = await writeSampleInterview({ client, today, timeZone })

  const told = await client.stories.get(story)
  expect(told.tellings.map(({ minutes }) => minutes)).toEqual([1, 2])
  expect(told.sources.map(({ part, kind }) => `${part} ${kind}`)).toEqual([
    'situation goal',
    'action journal-entry',
    'action task',
    'result win',
    'result journal-entry',
  ])
  const { strength } = await client.stories.proof(story)
  expect(strength).toBe('strong')
  const day = await client.practice.today()
  expect(day).toMatchObject({ ratedToday: 0, interview: { targetJobId: job, title: 'Panel' } })
  expect(day.plan).toHaveLength(20)
  expect(day.cards.length).toBeGreaterThanOrEqual(4)
  expect(day.cards.every((card) => card.story !== null)).toBe(true)
  const statistics = await client.practice.statistics()
  expect(statistics.retention.length).toBeGreaterThan(1)
  expect(statistics.rated).toBeGreaterThan(60)
  const { competencies } = await client.coverage({ targetJobId: job })
  const steps = new Set(competencies.map(({ next }) => next.step))
  for (const step of ['enough', 'write-story', 'practise-questions'] as const) expect(steps).toContain(step)
})

it('gives a career wins by quarter, each with the evidence that the sample has, a number that a check-in says, and gaps', async () => {
  const client = await signedInClient()
  const timeZone = 'Europe/Vienna'
  const today = Temporal.Now.plainDateISO(timeZone).toString()
  await writeSampleTasks({ client, today, timeZone })
  await writeSampleGoals({ client, today })
  await writeSampleJournal({ client, today, timeZone })
  const experience = await writeSampleExperience(client)
  const { newest, measured } = await writeSampleWins({ client, today, timeZone }, experience)

  const all = (await client.wins.list({ limit: 200 })).items
  expect(all).toHaveLength(17)
  for (const { title, evidence } of all) for (const { state } of evidence) expect([title, state]).toEqual([title, 'live'])
  expect(await client.wins.get(newest)).toMatchObject({ happenedOn: today, experienceId: experience.senior, metric: { value: '78' } })
  expect((await client.wins.get(newest)).evidence.map(({ kind }) => kind)).toEqual(['task', 'journal-entry', 'goal'])
  const cut = await client.wins.get(measured)
  expect(cut.metric).toMatchObject({ baseline: '6.8', value: '3.1', unit: '%', valueFrom: cut.evidence[0]?.id })
  expect(new Set(all.map(({ confidentiality }) => confidentiality)).size).toBe(3)
  const { competencies, evidence, quarters } = await client.wins.stats()
  expect(evidence).toBe(sampleWins.flatMap((win) => win.evidence ?? []).length)
  expect(quarters.length).toBeGreaterThan(4)
  const of = (standing: string) => competencies.filter((one) => one.standing === standing).map(({ id }) => id)
  expect([of('thin'), of('none')]).toEqual([expect.arrayContaining(['leadership']), expect.arrayContaining(['budget'])])

  const { sections } = await client.reviewPackets.get(await writeSamplePacket({ client, today }))
  expect(sections.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['in-short', 'wins', 'goals', 'next']))
  const said = sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)))
  expect(said.join(' ')).not.toMatch(/kitchen|Walk before work|undefined|null|NaN/)
  const { items } = await client.resumes.coverage(await writeSampleResume(client))
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['shown', 'claimed', 'missing']))
})
