import { countOfEvidence, lastDayOf, type Win } from '../../career/index.ts'
import type { Goal } from '../../goal/index.ts'
import { type GiveWayDep, pacer } from '../../kernel/index.ts'
import { tooMany } from '../draft/compose.ts'
import type { Draft } from '../draft/draft-packet.ts'
import type { Statement } from '../draft/facts.ts'
import { isTellable } from '../draft/order-wins.ts'
import type { PacketState, ReviewPacket, Sentence, WhyLeftOut } from '../schema.ts'
import { isAsDrafted, keyOf, sentencesOf } from './keys.ts'
import { numbersSaid, withNumbers } from './numbers.ts'

/** What has happened to the records of a packet since it was drawn. */
export async function stateOf(
  turns: GiveWayDep,
  packet: ReviewPacket,
  draft: Draft,
  withheld: readonly string[],
): Promise<Omit<PacketState, 'editions'>> {
  const fresh = statementsOf(draft)
  const sentences = sentencesOf(packet.sections)
  const changed = sentences.flatMap((sentence) => changeOf(sentence, fresh) ?? [])
  const said = new Set(sentences.flatMap(({ drafted }) => (drafted ? [keyOf(drafted)] : [])))
  const out = new Set(packet.leftOut.map(keyOf))
  const added = [...fresh.keys()].filter((key) => !said.has(key) && !out.has(key)).length
  const renewed = sentences.filter((one) => {
    const now = one.drafted && isAsDrafted(one) ? fresh.get(keyOf(one.drafted)) : undefined
    return now !== undefined && now.text !== one.text
  }).length
  const leftOut = await leftOutOf(turns, packet, draft)
  return { changed, withheld: [...withheld], leftOut, fresh: packet.sentAt === null ? added + renewed : 0 }
}

/** What is drafted, by its key. */
export const statementsOf = ({ sections }: Draft): Map<string, Statement> =>
  new Map(sections.flatMap(({ paragraphs }) => paragraphs.flat()).map((one) => [keyOf(one), one]))

/** How a sentence reads with the numbers of now, each named once; `null` where it says none that changed. */
export function changeOf(sentence: Sentence, fresh: ReadonlyMap<string, Statement>): PacketState['changed'][number] | null {
  const now = sentence.drafted ? fresh.get(keyOf(sentence.drafted)) : undefined
  if (!sentence.drafted || !now || now.text === sentence.drafted.text) return null
  const numbers = numbersSaid(sentence, now)
  if (JSON.stringify(numbers.before) === JSON.stringify(numbers.now)) return null
  const own = isAsDrafted(sentence) ? now.text : withNumbers(sentence.text, sentence.drafted.text, now.text)
  const [before, after] = [[...new Set(numbers.before)], [...new Set(numbers.now)]]
  return { sentenceId: sentence.id, before, now: after, text: own ?? now.text, keepsWording: own !== null }
}

/** What a win counts as beside its evidence, in UTF-16 units of text. */
const RECORD = 30

async function leftOutOf(
  turns: GiveWayDep,
  packet: ReviewPacket,
  { facts, hidden, seeking, personal, dropped }: Draft,
): Promise<PacketState['leftOut']> {
  const said = new Set(sentencesOf(packet.sections).flatMap(({ sources }) => sources.map(({ id }) => id)))
  const takenOut = new Set(packet.leftOut.flatMap(({ of }) => of ?? []))
  const many = new Set(tooMany(facts).map(({ id }) => id))
  const why = (win: Win): WhyLeftOut =>
    takenOut.has(win.id) ? 'taken-out' : !isTellable(win) ? 'no-number' : many.has(win.id) ? 'too-many' : 'not-drawn'
  const isUnsaid = ({ id }: { id: string }) => !said.has(id)
  const ofWin = (win: Win, why: WhyLeftOut) => ({
    ...{ kind: 'win' as const, id: win.id, title: win.title, date: win.happenedOn },
    ...{ why, evidence: countOfEvidence(win) },
  })
  const ofGoal = ({ id, title, startDate, closing }: Goal, why: WhyLeftOut) => ({
    ...{ kind: 'goal' as const, id, title, date: closing?.localDate ?? startDate },
    ...{ why, evidence: 0 },
  })
  const pace = pacer(turns)
  const [isPrivate, isSought] = [new Set(hidden), new Set(seeking.wins)]
  const newestFirst = [...facts.wins, ...hidden, ...seeking.wins]
    .filter(isUnsaid)
    .toSorted((a, b) => (lastDayOf(a.happenedOn) < lastDayOf(b.happenedOn) ? 1 : -1))
  const wins: PacketState['leftOut'] = []
  for (const win of newestFirst) {
    wins.push(ofWin(win, isPrivate.has(win) ? 'private' : isSought.has(win) ? 'job-search' : why(win)))
    await pace(RECORD + win.evidence.length)
  }
  const goals = [
    ...facts.goals.map(({ goal }) => ofGoal(goal, takenOut.has(goal.id) ? 'taken-out' : 'not-drawn')),
    ...seeking.goals.map((goal) => ofGoal(goal, 'job-search')),
    ...personal.map((goal) => ofGoal(goal, 'personal')),
    ...dropped.map((goal) => ofGoal(goal, 'dropped')),
  ]
  return [...wins, ...goals.filter(isUnsaid)]
}
