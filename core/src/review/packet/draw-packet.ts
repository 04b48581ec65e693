import { AppError, type BasedOn, changeLive, nowText, oneFault, parse } from '../../kernel/index.ts'
import { type Draft, draftOf } from '../draft/draft-packet.ts'
import { keyOf, sentencesOf } from '../redraw/keys.ts'
import { redrawn, sentenceOf } from '../redraw/redraw.ts'
import { changeOf, statementsOf } from '../redraw/state.ts'
import { Drawing, type PacketSection, ReviewPacket, reviewPackets } from '../schema.ts'
import type { PacketDeps } from './create-packet.ts'
import { withDecided } from './kept-out.ts'

/** What a packet tells of already goes on being told of. */
export const meantIn = ({ sections }: ReviewPacket): Set<string> =>
  new Set(sentencesOf(sections).flatMap(({ drafted }) => drafted?.of ?? []))

/**
 * Draws a packet anew: with what is new, or one record that was left out, or the numbers of some sentences as they are
 * now. What a person wrote or edited stays.
 * @throws AppError `not-found`, `validation` for a record that has nothing to say, `conflict` once the packet was sent, or `stale`.
 */
export async function drawPacket(deps: PacketDeps, id: string, input: Drawing, basedOn: BasedOn = {}): Promise<ReviewPacket> {
  const { putIn, take } = parse(Drawing, input)
  return changeLive(deps, reviewPackets, id, basedOn, async (before) => {
    if (before.sentAt !== null) throw new AppError('conflict', 'This packet was sent. Take that back to draw it anew.', { current: before })
    const draft = await draftOf(deps, before, new Set([...meantIn(before), ...(putIn ? [putIn] : [])]))
    const nextId = () => deps.ids.next()
    const sections = take ? withTaken(before.sections, draft, new Set(take)) : redrawn(before, draft.sections, { nextId, only: putIn })
    const said = new Set(sentencesOf(sections).flatMap(({ drafted }) => (drafted ? [keyOf(drafted)] : [])))
    if (putIn !== undefined && !sentencesOf(sections).some(({ drafted }) => drafted?.of === putIn))
      throw oneFault('/putIn', 'nothing_to_say', 'Nothing of this may stand in a packet: it is private, or not of its days.')
    parse(ReviewPacket.shape.sections, sections)
    const isSame = JSON.stringify(sections) === JSON.stringify(before.sections)
    if (isSame && (take || putIn)) return null
    const now = nowText(deps)
    const isGoal = draft.facts.goals.some(({ goal }) => goal.id === putIn)
    return {
      event: 'review-packet.updated',
      changes: {
        sections,
        leftOut: before.leftOut.filter((key) => !said.has(keyOf(key)) && (putIn === undefined || key.of !== putIn)),
        ...(putIn !== undefined && isGoal && { decided: withDecided(before.decided, { of: putIn, isOut: false, at: now, from: null }) }),
        drawnAt: take || putIn ? before.drawnAt : now,
      },
    }
  })
}

/** Some sentences with the numbers of now, in the person's wording where that can be kept. */
function withTaken(sections: readonly PacketSection[], draft: Draft, taken: ReadonlySet<string>): PacketSection[] {
  const fresh = statementsOf(draft)
  return sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((paragraph) => ({
      ...paragraph,
      sentences: paragraph.sentences.map((sentence) => {
        const change = taken.has(sentence.id) ? changeOf(sentence, fresh) : null
        const now = sentence.drafted && fresh.get(keyOf(sentence.drafted))
        if (!change || !now) return sentence
        const named = new Set(now.sources.map(({ id }) => id))
        const sources = [...now.sources, ...sentence.sources.filter(({ id }) => !named.has(id))]
        return { ...sentenceOf({ ...now, sources }, sentence.id), text: change.text }
      }),
    })),
  }))
}
