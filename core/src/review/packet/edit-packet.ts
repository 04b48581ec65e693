import { type BasedOn, type ChangeDeps, changedFields, changeLive, oneFault, parse } from '../../kernel/index.ts'
import { draftOf } from '../draft/draft-packet.ts'
import { keyOf, leftOutAfter, sentencesOf } from '../redraw/keys.ts'
import { sentenceOf } from '../redraw/redraw.ts'
import { statementsOf } from '../redraw/state.ts'
import { rewritten } from '../rewrite/rewrite-paragraph.ts'
import { PacketSection, ParagraphText, type ReviewPacket, ReviewPacketChanges, reviewPackets, type Sentence } from '../schema.ts'
import { checkRange, type PacketDeps } from './create-packet.ts'

/**
 * Changes fields of a packet; sections are given whole, and what was drafted and is no longer in them is left out from
 * now on, unless `leftOut` says what is: so a drawing is taken back. What changes nothing writes nothing.
 * @throws AppError `not-found`, `validation`, or `stale` with the packet as it is now.
 */
export async function editPacket(deps: ChangeDeps, id: string, input: ReviewPacketChanges, basedOn: BasedOn = {}): Promise<ReviewPacket> {
  const asked = parse(ReviewPacketChanges, input)
  return changeLive(deps, reviewPackets, id, basedOn, (before) => {
    const changes = changedFields<ReviewPacket>(before, asked as Partial<ReviewPacket>)
    if (Object.keys(changes).length === 0) return null
    checkRange({ ...before, ...changes })
    const { leftOut = changes.sections && leftOutAfter(before.leftOut, before.sections, changes.sections) } = asked
    return { event: 'review-packet.updated', changes: { ...changes, ...(leftOut && { leftOut }) } }
  })
}

/**
 * Gives a paragraph another text; its sentences are found again with their sources. An empty line makes several
 * paragraphs of it, a text without words takes it away.
 * @throws AppError `not-found`, `validation`, or `stale` with the packet as it is now.
 */
export async function rewriteParagraph(deps: PacketDeps, id: string, input: ParagraphText, basedOn: BasedOn = {}): Promise<ReviewPacket> {
  const { paragraphId, text } = parse(ParagraphText, input)
  return changeLive(deps, reviewPackets, id, basedOn, async (before) => {
    const { locale } = deps.actor
    const elsewhere = [...(await takenOut(deps, before)), ...sentencesOf(before.sections)]
    let isThere = false
    const sections = before.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.flatMap((paragraph) => {
        if (paragraph.id !== paragraphId) return [paragraph]
        isThere = true
        return rewritten(paragraph, text, { locale, nextId: () => deps.ids.next(), elsewhere })
      }),
    }))
    if (!isThere) throw oneFault('/paragraphId', 'unknown', 'There is no such paragraph any more.')
    for (const section of sections) parse(PacketSection, section)
    if (JSON.stringify(sections) === JSON.stringify(before.sections)) return null
    return { event: 'review-packet.updated', changes: { sections, leftOut: leftOutAfter(before.leftOut, before.sections, sections) } }
  })
}

/** What was drafted and taken out, as it would be drafted now: it may be put in again elsewhere, by a save of its own. */
async function takenOut(deps: PacketDeps, packet: ReviewPacket): Promise<Sentence[]> {
  if (packet.leftOut.length === 0) return []
  const out = new Set(packet.leftOut.map(keyOf))
  const fresh = statementsOf(await draftOf(deps, packet, new Set(packet.leftOut.flatMap(({ of }) => of ?? []))))
  return [...fresh].flatMap(([key, one]) => (out.has(key) ? [sentenceOf(one, deps.ids.next())] : []))
}
