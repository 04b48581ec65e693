import { experiences, getWin, skills } from '../../career/index.ts'
import { checkIns, getGoal, goals, isDecimal } from '../../goal/index.ts'
import { entryName, journalEntries } from '../../journal/index.ts'
import { type BasedOn, changeLive, getLive, localDate, oneFault, parse } from '../../kernel/index.ts'
import { tasks } from '../../task/index.ts'
import { numbersOf } from '../draft/sources.ts'
import { sentencesOf } from '../redraw/keys.ts'
import { MAX_SOURCES, type ReviewPacket, reviewPackets, type SentenceSource, SourceLink } from '../schema.ts'
import type { PacketDeps } from './create-packet.ts'

/**
 * Puts a record behind a sentence, as it reads now. One that is there already stays as it is.
 * @throws AppError `not-found` for a packet or record that is not there, `validation`, or `stale` with the packet as it is now.
 */
export async function linkSource(deps: PacketDeps, id: string, input: SourceLink, basedOn: BasedOn = {}): Promise<ReviewPacket> {
  const { sentenceId, kind, id: recordId } = parse(SourceLink, input)
  const source = await sourceOf(deps, kind, recordId)
  return changeLive(deps, reviewPackets, id, basedOn, (before) => {
    const meant = sentencesOf(before.sections).find((sentence) => sentence.id === sentenceId)
    if (!meant) throw oneFault('/sentenceId', 'unknown', 'There is no such sentence any more.')
    if (meant.sources.some((one) => one.id === recordId)) return null
    if (meant.sources.length >= MAX_SOURCES)
      throw oneFault('/id', 'too_many_sources', `A sentence rests on at most ${MAX_SOURCES} records.`)
    const sections = before.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map((paragraph) => ({
        ...paragraph,
        sentences: paragraph.sentences.map((one) => (one === meant ? { ...one, sources: [...one.sources, source] } : one)),
      })),
    }))
    return { event: 'review-packet.updated', changes: { sections } }
  })
}

/** A record as the source of a sentence. Its numbers are unknown to be those of the sentence where a person wrote it. */
async function sourceOf(deps: PacketDeps, kind: SentenceSource['kind'], id: string): Promise<SentenceSource> {
  const source = (title: string, date: string | null, numbers: readonly string[] = []): SentenceSource => ({
    ...{ kind, id, title, date: date ?? '' },
    numbers: [...numbers],
  })
  switch (kind) {
    case 'win': {
      const win = await getWin(deps, id)
      return source(win.title, win.happenedOn, numbersOf(win))
    }
    case 'goal': {
      const { title, startDate, closing } = await getLive(deps, goals, id)
      return source(title, closing ? `${startDate}/${closing.localDate}` : startDate)
    }
    case 'check-in': {
      const { goalId, localDate: date, value } = await getLive(deps, checkIns, id)
      return source((await getGoal(deps, goalId)).title, date, isDecimal(value) ? [value] : [])
    }
    case 'task': {
      const { title, closedAt } = await getLive(deps, tasks, id)
      return source(title, closedAt && localDate(Temporal.Instant.from(closedAt), deps.actor))
    }
    case 'journal-entry': {
      const entry = await getLive(deps, journalEntries, id)
      return source(entryName(entry), entry.entryDate)
    }
    case 'skill':
      return source((await getLive(deps, skills, id)).name, null)
    case 'experience': {
      const { position, organisation, startDate, endDate } = await getLive(deps, experiences, id)
      return source([position, organisation].filter(Boolean).join(', '), endDate && startDate ? `${startDate}/${endDate}` : startDate)
    }
  }
}
