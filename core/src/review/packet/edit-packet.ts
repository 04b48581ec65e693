import { type BasedOn, type ChangeDeps, changedFields, changeLive, type IdsDep, nowText, oneFault, parse } from '../../kernel/index.ts'
import { packetWords } from '../draft/words/index.ts'
import { inLanguage } from '../redraw/in-language.ts'
import { keptAfter, sentencesOf } from '../redraw/keys.ts'
import { rewritten } from '../rewrite/rewrite-paragraph.ts'
import { PacketSection, ParagraphText, type ReviewPacket, ReviewPacketChanges, reviewPackets } from '../schema.ts'
import { checkRange } from './create-packet.ts'
import { decidedAfter } from './kept-out.ts'

/**
 * Changes fields of a packet; sections are given whole, and what was drafted and is no longer in them is left out from
 * now on, unless `leftOut` says what is: so a drawing is taken back. A goal that is left out as a whole by that is decided of.
 * In another language it is headed in that one, and a drafted title follows its days; sentences follow as it is drawn anew.
 * What changes nothing writes nothing.
 * @throws AppError `not-found`, `validation`, or `stale` with the packet as it is now.
 */
export async function editPacket(deps: ChangeDeps, id: string, input: ReviewPacketChanges, basedOn: BasedOn = {}): Promise<ReviewPacket> {
  const asked = parse(ReviewPacketChanges, input)
  return changeLive(deps, reviewPackets, id, basedOn, (before) => {
    const changes = changedFields<ReviewPacket>(before, asked)
    if (Object.keys(changes).length === 0) return null
    checkRange({ ...before, ...changes })
    const { language = before.language, sections } = changes
    const headed = language === before.language ? {} : inLanguage(before, language, deps.actor.locale)
    const kept = sections && { ...keptAfter(before, sections), ...(asked.leftOut && { leftOut: asked.leftOut }) }
    const after = { ...headed, ...titled(before, changes, deps.actor.locale), ...changes, ...kept }
    const decided = asked.decided ?? (after.leftOut ? decidedAfter(before, after.leftOut, nowText(deps)) : before.decided)
    return { event: 'review-packet.updated', changes: { ...after, decided } }
  })
}

/** The title for other days, where it is the drafted one; its own stays. */
function titled(before: ReviewPacket, changes: Partial<ReviewPacket>, personLocale: string): Partial<ReviewPacket> {
  const after = { ...before, ...changes }
  if (after.from === before.from && after.until === before.until) return {}
  if (before.title !== packetWords(before.language, personLocale).title(before)) return {}
  return { title: packetWords(after.language, personLocale).title(after) }
}

/**
 * Gives a paragraph another text; its sentences are found again with their sources. An empty line makes several
 * paragraphs of it, a text without words takes it away.
 * @throws AppError `not-found`, `validation`, or `stale` with the packet as it is now.
 */
export async function rewriteParagraph(
  deps: ChangeDeps & IdsDep,
  id: string,
  input: ParagraphText,
  basedOn: BasedOn = {},
): Promise<ReviewPacket> {
  const { paragraphId, text } = parse(ParagraphText, input)
  return changeLive(deps, reviewPackets, id, basedOn, (before) => {
    const { locale } = packetWords(before.language, deps.actor.locale)
    const elsewhere = sentencesOf(before.sections)
    let isThere = false
    const sections = before.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.flatMap((paragraph) => {
        if (paragraph.id !== paragraphId) return [paragraph]
        isThere = true
        return rewritten(paragraph, text, { locale, nextId: () => deps.ids.next(), elsewhere, cut: before.cut })
      }),
    }))
    if (!isThere) throw oneFault('/paragraphId', 'unknown', 'There is no such paragraph any more.')
    for (const section of sections) parse(PacketSection, section)
    if (JSON.stringify(sections) === JSON.stringify(before.sections)) return null
    const kept = keptAfter(before, sections)
    return { event: 'review-packet.updated', changes: { sections, ...kept, decided: decidedAfter(before, kept.leftOut, nowText(deps)) } }
  })
}
