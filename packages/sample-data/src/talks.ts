import type { Client } from '@throughline/client'
import { addDays } from '@throughline/core/kernel'

/** The sample person and the two she talks with, each with an account of their own, and the clock all of them live by. */
export interface SampleTalkers {
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

/** What is said, oldest first; the first who speaks has begun the discussion. */
interface Said {
  ago: number
  time: string
  by: Who
  body: string
  /** Whether it answers the message before it. */
  answers?: boolean
}

const oneOnOne: readonly Said[] = [
  {
    ago: 392,
    time: '09:05',
    by: 'ines',
    body: 'I would like ten minutes a week for what I am learning, not only for what is late. Can we keep them?',
  },
  { ago: 392, time: '09:40', by: 'ruth', body: 'Yes. Write the agenda the evening before, and I will read it before coffee.' },
  { ago: 170, time: '16:20', by: 'ines', body: 'I said it aloud today: I want the lead role in April.' },
  {
    ...{ ago: 169, time: '08:15', by: 'ruth' },
    body: 'Good. Then run one freeze with me in the room and not helping, and present one number to the board.',
  },
  {
    ago: 133,
    time: '15:10',
    by: 'ruth',
    body: 'The board asked two questions and you answered both without slides. That was the right way round.',
  },
  {
    ...{ ago: 6, time: '10:12', by: 'ruth' },
    body: 'Before Friday I have to tell finance whether the bakeware number will hold through January.\n\n- Week 31 was **one** order of 4,180 units\n- Without it the family sits at 78 instead of 69\n\nWho signs the forecast from December?',
  },
  { ago: 6, time: '11:30', by: 'ines', body: 'I would say yes, and I can now say why.', answers: true },
  {
    ...{ ago: 5, time: '14:05', by: 'ines' },
    body: '| Week | Units | Accuracy |\n|---|---|---|\n| 30 | 1,020 | 78 % |\n| 31 | 4,180 | 69 % |\n\nThe filter is `order.units > family.mean * 4`.',
  },
  { ago: 1, time: '17:20', by: 'ruth', body: 'Signed by you, then, with my name under it until April.' },
]

const promos: readonly Said[] = [
  { ago: 12, time: '13:30', by: 'dev', body: 'The week 49 list is 14 lines now. Two of them are glass, which I did not plan with you.' },
  { ago: 12, time: '14:10', by: 'ines', body: 'Glass is fine by itself. Which prices? I would like them in before the freeze.' },
  { ago: 8, time: '09:55', by: 'dev', body: 'Prices on Tuesday. 1.18 as uplift until then?' },
  { ago: 8, time: '10:20', by: 'ines', body: 'As an interim, and it says so in the mail to Ruth.' },
]

const lids: readonly Said[] = [
  { ago: 96, time: '10:00', by: 'ines', body: 'Three names for a second supplier of lids by the end of the month, then we compare.' },
  { ago: 88, time: '15:40', by: 'dev', body: 'One cannot do the colour, one cannot do the dates. That leaves the third.' },
]

/**
 * Writes what the sample person talks about with two others over more than a year, through the API, each as themselves.
 * Once per account, before all that is of a later day; ends with the clock where the last of it was said.
 */
export async function writeSampleTalks({ at, settle, today, ...clients }: SampleTalkers): Promise<void> {
  const said = new Map<string, string>()
  const begin = async (title: string, kind: 'one-on-one' | 'decision', by: Who, withWhom: Who, lines: readonly Said[]) => {
    const { id } = await clients[by].discussions.create({ title, kind })
    const { token } = await clients[by].discussionInvites.make(id)
    await clients[withWhom].discussionInvites.accept(token ?? '')
    await settle()
    for (const [place, line] of lines.entries()) all.push({ ...line, id, key: `${title} ${place}`, before: `${title} ${place - 1}` })
    return id
  }
  const all: (Said & { id: string; key: string; before: string })[] = []
  const ruthId = await begin('1:1 with Ruth', 'one-on-one', 'ines', 'ruth', oneOnOne)
  const promoId = await begin('Promo list for week 49', 'decision', 'ines', 'dev', promos)
  const lidsId = await begin('Second supplier for lids', 'decision', 'ines', 'dev', lids)

  for (const { id, key, before, ago, time, by, body, answers } of all.toSorted((a, b) => b.ago - a.ago || a.time.localeCompare(b.time))) {
    at(ago, time)
    const replyTo = answers ? (said.get(before) ?? null) : null
    said.set(key, (await clients[by].discussionMessages.post(id, { body, replyTo })).id)
    if (key === `Second supplier for lids ${lids.length - 1}`) await decideOnLids(clients.ines, lidsId, today)
  }
  await clients.ines.agendaItems.add(ruthId, { text: 'What we tell finance about January' })
  await clients.ines.agendaItems.add(ruthId, { text: 'What should I stop doing?' })
  await clients.ruth.agendaItems.add(ruthId, { text: 'Pay bands: what HR says' })
  await clients.ines.actionItems.create(ruthId, { text: 'Send finance one page on week 31', dueDate: addDays(today, 1) })
  await clients.dev.actionItems.create(promoId, { text: 'Prices for the 14 lines', dueDate: addDays(today, 1) })
  await settle()
}

async function decideOnLids(ines: Client, id: string, today: string): Promise<void> {
  await ines.decisions.record(id, {
    what: 'Lindqvist Glas becomes second supplier for lids',
    confidence: 75,
    reviewOn: addDays(today, 20),
  })
  await ines.discussions.edit(id, { status: 'resolved' })
}
