import type { WinDeps } from '../../career/index.ts'
import { addDays, languageOf, makeOnce, newEnvelope, nowText, oneFault, parse } from '../../kernel/index.ts'
import { draftOf } from '../draft/draft-packet.ts'
import { packetWords } from '../draft/words/index.ts'
import { keyOf } from '../redraw/keys.ts'
import { draftWithout, sectionsOf } from '../redraw/redraw.ts'
import { NewReviewPacket, type ReviewPacket, reviewPackets } from '../schema.ts'
import { keptOut } from './kept-out.ts'
import { roomForPackets } from './limits.ts'

/** What the use cases of packets ask for. */
export type PacketDeps = WinDeps

/** Days that a packet may tell of: five years. */
const MAX_DAYS = 1830

/** @throws AppError `validation` for more days than a packet tells of, or an end before its beginning. */
export function checkRange({ from, until }: Pick<ReviewPacket, 'from' | 'until'>): void {
  if (until < from) throw oneFault('/until', 'ends_before_start', 'It ends on or after the day it begins.')
  if (until > addDays(from, MAX_DAYS)) throw oneFault('/until', 'too_many_days', `A packet tells of at most ${MAX_DAYS} days.`)
}

/**
 * Makes a packet of a range, drafted from the records unless sections are given; a goal that was left out of the ones
 * before stays out. The same input under the same id answers the packet that is there.
 * @throws AppError `validation`, or `conflict` when the id stands for another packet.
 */
export async function createPacket(deps: PacketDeps, input: NewReviewPacket): Promise<ReviewPacket> {
  const { id: named, from, until, language = languageOf(deps.actor.locale), ...asked } = parse(NewReviewPacket, input)
  checkRange({ from, until })
  // Its sections may have been edited since.
  const said = { from, until, title: asked.title, audience: asked.audience }
  return makeOnce(
    deps,
    reviewPackets,
    { id: named, asked: said },
    {
      room: roomForPackets,
      make: async (id): Promise<ReviewPacket> => {
        const nextId = () => deps.ids.next()
        const { decided, leftOut } = asked.sections ? { decided: [], leftOut: [] } : await keptOut(deps)
        const draft = asked.sections
          ? null
          : draftWithout((await draftOf(deps, { from, until, language })).sections, new Set(leftOut.map(keyOf)))
        const sections = asked.sections ?? sectionsOf(draft ?? [], nextId)
        const now = nowText(deps)
        return {
          ...newEnvelope(id, now),
          title: asked.title ?? packetWords(language, deps.actor.locale).title({ from, until }),
          audience: asked.audience ?? '',
          from,
          until,
          language,
          sections,
          sentAt: asked.sentAt ?? null,
          leftOut,
          decided,
          cut: [],
          drawnAt: now,
        }
      },
    },
  )
}
