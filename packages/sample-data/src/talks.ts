import type { Client } from '@throughline/client'
import { addDays } from '@throughline/core/kernel'
import { wordsIn } from './words.ts'
import type { InLanguage } from './write.ts'

/** The sample person and the two she talks with, each with an account of their own, and the clock all of them live by. */
export interface SampleTalkers extends InLanguage {
  ines: Client
  ruth: Client
  dev: Client
  /** Turns the clock to a time of the day so many days ago; only ever forwards. */
  at(daysAgo: number, time: string): void
  /** Has what was said reach everybody. */
  settle(): Promise<void>
  /** `YYYY-MM-DD`. */
  today: string
}

type Who = 'ines' | 'ruth' | 'dev'

/** When something is said and by whom, oldest first; the first who speaks has begun the discussion. */
interface Said {
  ago: number
  time: string
  by: Who
  /** Whether it answers the message before it. */
  answers?: boolean
}

const oneOnOne: readonly Said[] = [
  {
    ago: 392,
    time: '09:05',
    by: 'ines',
  },
  { ago: 392, time: '09:40', by: 'ruth' },
  { ago: 170, time: '16:20', by: 'ines' },
  {
    ...{ ago: 169, time: '08:15', by: 'ruth' },
  },
  {
    ago: 133,
    time: '15:10',
    by: 'ruth',
  },
  {
    ...{ ago: 6, time: '10:12', by: 'ruth' },
  },
  { ago: 6, time: '11:30', by: 'ines', answers: true },
  {
    ...{ ago: 5, time: '14:05', by: 'ines' },
  },
  { ago: 1, time: '17:20', by: 'ruth' },
]

const promos: readonly Said[] = [
  { ago: 12, time: '13:30', by: 'dev' },
  { ago: 12, time: '14:10', by: 'ines' },
  { ago: 8, time: '09:55', by: 'dev' },
  { ago: 8, time: '10:20', by: 'ines' },
]

const lids: readonly Said[] = [
  { ago: 96, time: '10:00', by: 'ines' },
  { ago: 88, time: '15:40', by: 'dev' },
]

const AGENDA_BY: readonly Who[] = ['ines', 'ines', 'ruth']

/**
 * Writes what the sample person talks about with two others over more than a year, through the API, each as themselves.
 * Once per account, before all that is of a later day; ends with the clock where the last of it was said.
 */
export async function writeSampleTalks({ at, settle, today, language, ...clients }: SampleTalkers): Promise<void> {
  const { talks } = await wordsIn(language)
  const said = new Map<string, string>()
  const begin = async (
    words: { title: string; said: readonly string[] },
    kind: 'one-on-one' | 'decision',
    withWhom: Who,
    lines: readonly Said[],
  ) => {
    const { title, said: bodies } = words
    const { id } = await clients.ines.discussions.create({ title, kind })
    const { token } = await clients.ines.discussionInvites.make(id)
    await clients[withWhom].discussionInvites.accept(token ?? '')
    await settle()
    for (const [place, line] of lines.entries())
      all.push({ ...line, body: bodies[place] ?? '', id, key: `${title} ${place}`, before: `${title} ${place - 1}` })
    return id
  }
  const all: (Said & { body: string; id: string; key: string; before: string })[] = []
  const ruthId = await begin(talks.oneOnOne, 'one-on-one', 'ruth', oneOnOne)
  const promoId = await begin(talks.promos, 'decision', 'dev', promos)
  const lidsId = await begin(talks.lids, 'decision', 'dev', lids)

  for (const { id, key, before, ago, time, by, body, answers } of all.toSorted((a, b) => b.ago - a.ago || a.time.localeCompare(b.time))) {
    at(ago, time)
    const replyTo = answers ? (said.get(before) ?? null) : null
    said.set(key, (await clients[by].discussionMessages.post(id, { body, replyTo })).id)
    if (key === `${talks.lids.title} ${lids.length - 1}`) await decideOnLids(clients.ines, lidsId, { today, what: talks.lids.decision })
  }
  for (const [place, text] of talks.oneOnOne.agenda.entries()) await clients[AGENDA_BY[place] ?? 'ines'].agendaItems.add(ruthId, { text })
  await clients.ines.actionItems.create(ruthId, { text: talks.oneOnOne.action, dueDate: addDays(today, 1) })
  await clients.dev.actionItems.create(promoId, { text: talks.promos.action, dueDate: addDays(today, 1) })
  await settle()
}

async function decideOnLids(ines: Client, id: string, { today, what }: { today: string; what: string }): Promise<void> {
  await ines.decisions.record(id, {
    what,
    confidence: 75,
    reviewOn: addDays(today, 20),
  })
  await ines.discussions.edit(id, { status: 'resolved' })
}
