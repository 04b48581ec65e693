import { journalEntries } from '../../journal/index.ts'
import { localDate, nowText, oneFault } from '../../kernel/index.ts'
import { type SaidReader, saidAt } from '../../task/index.ts'
import { type Evidence, type EvidenceAsked, type MessageSource, SourceKind, type WinSource } from '../win/schema.ts'
import { blankReading, MAX_TEXT, readSources, type SourceDeps } from './read-sources.ts'
import { type Reading, readingOf } from './readings.ts'
import { asRead, isOfDiscussion, sourceOf } from './retold.ts'

export interface Taken {
  piece: Evidence
  /** What its source says; `null` for a link or note. */
  reading: Reading | null
}

const noun = (kind: SourceKind) => (kind === 'journal-entry' ? 'entry' : kind)

const isSource = (kind: Evidence['kind']): kind is SourceKind => SourceKind.safeParse(kind).success

const isOfMessage = (asked: EvidenceAsked): asked is EvidenceAsked & MessageSource => isOfDiscussion(asked.kind)

const isOfRecord = (asked: EvidenceAsked): asked is EvidenceAsked & WinSource => isSource(asked.kind)

/**
 * The evidence that is meant, with what its source says.
 * @param readSaid reads passages of messages and of feedback
 * @param at RFC 6901 pointer to where it was asked for, for faults
 * @throws AppError `validation` for a source that is not there, and for a passage of a sealed entry
 */
export async function takeEvidence(deps: SourceDeps, id: string, asked: EvidenceAsked, readSaid: SaidReader, at = ''): Promise<Taken> {
  const capturedAt = nowText(deps)
  if (isOfMessage(asked)) return takePassage(deps, id, asked, readSaid, at)
  if (!isOfRecord(asked)) {
    const { kind, url = null, title, quote = null, date = null, number = null } = asked
    const said = { url, title, quote: quote || null, date, number, corrected: null }
    return {
      piece: { id, kind, recordId: null, goalId: null, discussionId: null, ...said, capturedAt, sourceVersion: null, state: 'live' },
      reading: null,
    }
  }
  const { kind, id: recordId, quote } = asked
  const source = (await readSources(deps, [{ kind, id: recordId }])).get(recordId)
  if (!source) throw oneFault(`${at}/id`, `no_such_${kind.replace('-', '_')}`, `There is no such ${noun(kind)}.`)
  const taken = { kind, quote: quote?.trim() || null }
  const reading = readingOf(taken, source)
  if (reading.isSealed && quote)
    throw oneFault(
      `${at}/quote`,
      'sealed_entry',
      'This entry is sealed, and a passage of it would be readable here. Link to it without one.',
    )
  const { title, date, number, version } = reading
  const piece: Evidence = {
    id,
    ...taken,
    recordId,
    goalId: reading.goalId,
    discussionId: null,
    url: null,
    title,
    date,
    number,
    corrected: null,
    capturedAt,
    sourceVersion: version,
    state: 'live',
  }
  return { piece: asRead(piece, reading, capturedAt), reading }
}

/** What of a piece was said by whoever asked for it, and not by its source. */
export function saidOfPiece(asked: EvidenceAsked): Partial<Evidence> {
  const { kind, evidenceId: id, quote } = asked
  // Without a passage, that of a message is all of it.
  if (isOfMessage(asked)) return { id, kind, recordId: asked.id, discussionId: asked.discussionId, quote: quote?.trim() || undefined }
  if (isOfRecord(asked)) return { id, kind, recordId: asked.id, quote: quote?.trim() || null }
  const { url = null, title, date = null, number = null } = asked
  return { id, kind, url, title, quote: quote || null, date, number }
}

/** A passage of what somebody said, which stays as it was taken: what others make of it later is theirs. */
async function takePassage(deps: SourceDeps, id: string, asked: MessageSource, readSaid: SaidReader, at: string): Promise<Taken> {
  const { kind, id: messageId, discussionId, quote } = asked
  const said = await saidAt(deps, readSaid, { kind, discussionId, messageId, quote }, at)
  const reading: Reading = {
    ...blankReading,
    title: [said.by, said.title].filter(Boolean).join(', '),
    date: localDate(Temporal.Instant.from(said.at), deps.actor),
    version: said.version,
    text: said.text.slice(0, MAX_TEXT),
  }
  const { title, date } = reading
  const taken = { url: null, title, quote: said.quote || null, date, number: null, corrected: null }
  const piece: Evidence = {
    ...{ id, kind, recordId: messageId, goalId: null, discussionId, ...taken },
    ...{ capturedAt: nowText(deps), sourceVersion: said.version, state: 'live' },
  }
  return { piece, reading }
}

/**
 * A piece that was taken away, as its source says it now; of one whose source is gone, as it was. What was sealed since says
 * no word of what it said.
 */
export async function putBack(deps: SourceDeps, was: Evidence): Promise<Evidence> {
  const { kind, recordId } = was
  const piece = { ...was, sourceVersion: null }
  if (!isSource(kind) && !isOfDiscussion(kind)) return piece
  const reading = recordId === null ? undefined : (await readSources(deps, sourceOf(was))).get(recordId)
  if (reading) return asRead(piece, reading, nowText(deps))
  const thrown = kind === 'journal-entry' && recordId !== null ? await deps.store.get(deps.actor.space, journalEntries, recordId) : null
  return { ...piece, state: 'gone', ...(thrown?.sealed && { title: '', quote: null }) }
}
