import { countOfEvidence, lastDayOf, type Win } from '../../career/index.ts'
import type { Goal } from '../../goal/index.ts'
import { tooMany } from '../draft/compose.ts'
import type { Draft } from '../draft/draft-packet.ts'
import type { Statement } from '../draft/facts.ts'
import { isTellable } from '../draft/order-wins.ts'
import type { PacketState, ReviewPacket, Sentence, WhyLeftOut } from '../schema.ts'
import { isAsDrafted, keyOf, sentencesOf } from './keys.ts'
import { numbersSaid, withNumbers } from './numbers.ts'

/** What has happened to the records of a packet since it was drawn. */
export function stateOf(packet: ReviewPacket, draft: Draft, withheld: readonly string[]): Omit<PacketState, 'editions'> {
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
  return { changed, withheld: [...withheld], leftOut: leftOutOf(packet, draft), fresh: packet.sentAt === null ? added + renewed : 0 }
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

function leftOutOf(packet: ReviewPacket, { facts, hidden, personal, dropped }: Draft): PacketState['leftOut'] {
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
  const wins = [...facts.wins.map((win) => ofWin(win, why(win))), ...hidden.map((win) => ofWin(win, 'private'))]
  const goals = [
    ...facts.goals.map(({ goal }) => ofGoal(goal, takenOut.has(goal.id) ? 'taken-out' : 'not-drawn')),
    ...personal.map((goal) => ofGoal(goal, 'personal')),
    ...dropped.map((goal) => ofGoal(goal, 'dropped')),
  ]
  const newestFirst = wins.toSorted((a, b) => (lastDayOf(a.date) < lastDayOf(b.date) ? 1 : -1))
  return [...newestFirst, ...goals].filter(isUnsaid)
}
