import { AppError, type BasedOn, changeLive, notFound, oneFault, parse } from '../../kernel/index.ts'
import { nothingSaid, type SaidReader } from '../../task/index.ts'
import { MAX_EVIDENCE } from '../limits.ts'
import type { WinDeps } from '../source/refresh-wins.ts'
import { measured } from '../source/retold.ts'
import { putBack, takeEvidence } from '../source/take-evidence.ts'
import { AddedEvidence, type Evidence, type PutBackEvidence, type Win, wins } from './schema.ts'

/**
 * Puts a piece of evidence to a win. The same again, or under an id that stands for the same, answers the win as it is. One
 * that was taken away is put back as it was, in its place, and as the number of the win that it was, where that is no other's.
 * @throws AppError `not-found`; `validation` for a source that is not there or a win that has as much as it may; `conflict`
 * when the id stands for another piece; or `stale` with the win as it is now.
 */
export async function addEvidence(
  deps: WinDeps,
  winId: string,
  input: AddedEvidence,
  basedOn: BasedOn = {},
  readSaid: SaidReader = nothingSaid,
): Promise<Win> {
  const asked = parse(AddedEvidence, input)
  const isBack = 'putBack' in asked
  const piece = isBack
    ? await putBack(deps, asked.putBack)
    : (await takeEvidence(deps, asked.evidenceId ?? deps.ids.next(), asked, readSaid)).piece
  return changeLive(deps, wins, winId, basedOn, (win) => {
    const known = win.evidence.find(({ id }) => id === piece.id)
    if (known && !isSame(known, piece)) throw new AppError('conflict', 'There is another piece of evidence with this id.', { current: win })
    if (known || win.evidence.some((other) => isSame(other, piece))) return null
    if (win.evidence.length >= MAX_EVIDENCE)
      throw oneFault('', 'too_much_evidence', `A win has room for ${MAX_EVIDENCE} pieces of evidence.`)
    if (!isBack) return { event: 'win.updated', changes: { evidence: [...win.evidence, piece] } }
    const evidence = inPlace(win.evidence, piece)
    return { event: 'win.updated', changes: { evidence, metric: measured(tied(win.metric, piece, asked), evidence) } }
  })
}

/** In the order it was added. */
function inPlace(evidence: readonly Evidence[], piece: Evidence): Evidence[] {
  const later = evidence.findIndex(({ capturedAt }) => capturedAt > piece.capturedAt)
  return evidence.toSpliced(later === -1 ? evidence.length : later, 0, piece)
}

/** A metric whose numbers are those of a piece again; one that has come from another since stays so. */
function tied(metric: Win['metric'], { id, number }: Evidence, { numberOf = [] }: PutBackEvidence): Win['metric'] {
  if (!metric || !number) return metric
  const from = (of: 'baseline' | 'value', now: string | null) => now ?? (numberOf.includes(of) ? id : null)
  return { ...metric, baselineFrom: from('baseline', metric.baselineFrom), valueFrom: from('value', metric.valueFrom) }
}

/** Whether two pieces say the same of the same. */
const isSame = (a: Evidence, b: Evidence) =>
  a.kind === b.kind && a.recordId === b.recordId && a.quote === b.quote && (a.recordId !== null || (a.title === b.title && a.url === b.url))

/**
 * Takes a piece of evidence away; a number that was its stays, as the person's own.
 * @throws AppError `not-found`, also for a piece the win does not have, or `stale` with the win as it is now.
 */
export const removeEvidence = (deps: WinDeps, winId: string, evidenceId: string, basedOn: BasedOn = {}): Promise<Win> =>
  changeLive(deps, wins, winId, basedOn, (win) => {
    const evidence = win.evidence.filter(({ id }) => id !== evidenceId)
    if (evidence.length === win.evidence.length) throw notFound('piece of evidence')
    return { event: 'win.updated', changes: { evidence, metric: measured(win.metric, evidence) } }
  })
