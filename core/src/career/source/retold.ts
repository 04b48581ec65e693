import { changedFields } from '../../kernel/index.ts'
import type { Evidence, MessageSource, Win } from '../win/schema.ts'
import type { SourceRef } from './read-sources.ts'
import { type Reading, readingOf } from './readings.ts'

type Told = Pick<Win, 'evidence' | 'metric'>

const recordKinds: ReadonlySet<string> = new Set<SourceRef['kind']>(['task', 'goal', 'check-in', 'journal-entry', 'file'])

/** The records that the evidence of some wins comes from. */
export const sourcesOf = (wins: readonly Pick<Win, 'evidence'>[]): SourceRef[] => wins.flatMap(({ evidence }) => evidence.flatMap(sourceOf))

/** Whether somebody has said it in a discussion. */
export const isOfDiscussion = (kind: Evidence['kind']): kind is MessageSource['kind'] => kind === 'message' || kind === 'feedback-answer'

export function sourceOf({ kind, recordId, discussionId }: Evidence): SourceRef[] {
  if (recordId === null) return []
  if (isOfDiscussion(kind)) return discussionId === null ? [] : [{ kind, id: recordId, discussionId }]
  return recordKinds.has(kind) ? [{ kind, id: recordId } as SourceRef] : []
}

/**
 * What changes of a win now that its sources say this: `{}` when they say what they said. What is gone keeps what it said.
 * @param readings of all sources that were looked at, by id
 * @param looked the ids of those
 * @param at when they were read, RFC 3339
 */
export function retold(win: Told, readings: ReadonlyMap<string, Reading>, looked: ReadonlySet<string>, at: string): Partial<Told> {
  const evidence = win.evidence.map((piece) => {
    if (piece.recordId === null || !looked.has(piece.recordId)) return piece
    const reading = readings.get(piece.recordId)
    return reading ? asRead(piece, reading, at) : piece.state === 'gone' ? piece : { ...piece, state: 'gone' as const }
  })
  // Most say what they said, and lists ask of each.
  if (evidence.every((piece, place) => piece === win.evidence[place])) return {}
  return changedFields<Told>(win, { evidence, metric: measured(win.metric, evidence) })
}

/**
 * A piece of evidence as its source read at a moment. Of one that was sealed since no word stays readable; what somebody said
 * stays as it was taken.
 */
export function asRead(piece: Evidence, source: Reading, at: string): Evidence {
  if (isOfDiscussion(piece.kind)) return piece.state === 'live' ? piece : { ...piece, state: 'live' }
  const reading = readingOf(piece, source)
  const { title, date, number, version, isSealed, goalId } = reading
  // Somebody who read it later was quicker.
  if (piece.sourceVersion !== null && version < piece.sourceVersion) return piece
  const quote = isSealed ? null : piece.quote
  const isSame =
    piece.state === 'live' &&
    piece.title === title &&
    piece.date === date &&
    piece.quote === quote &&
    piece.goalId === goalId &&
    isSameNumber(piece.number, number)
  const corrected = correctionOf(piece, reading, at)
  return isSame ? piece : { ...piece, goalId, title, date, number, corrected, quote, state: 'live', sourceVersion: version }
}

/** What is to be said of a number that is no more what it was when it was taken. That a goal moves on corrects nothing. */
function correctionOf({ kind, date, number, corrected }: Evidence, now: Reading, at: string): Evidence['corrected'] {
  if (isSameNumber(number, now.number)) return corrected
  const isFixed = kind === 'check-in' || (kind === 'goal' && date !== null && now.date !== null)
  const was = corrected?.was ?? number
  return isFixed && was && !isSameNumber(was, now.number) ? { was, at } : null
}

const isSameNumber = (a: Evidence['number'], b: Evidence['number']) => a?.value === b?.value && a?.unit === b?.unit

/** A metric whose numbers are those of the evidence they come from. One whose evidence is no more is the person's own. */
export function measured(metric: Win['metric'], evidence: readonly Evidence[]): Win['metric'] {
  if (!metric) return null
  const from = (id: string | null) => evidence.find((piece) => piece.id === id)
  const [baseline, value] = [from(metric.baselineFrom), from(metric.valueFrom)]
  return {
    ...metric,
    baseline: baseline?.number?.value ?? metric.baseline,
    value: value?.number?.value ?? metric.value,
    unit: (value?.number ?? baseline?.number)?.unit || metric.unit,
    baselineFrom: baseline?.id ?? null,
    valueFrom: value?.id ?? null,
  }
}
