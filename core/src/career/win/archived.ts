import type { ArchiveRule, NewIds } from '../../kernel/index.ts'
import type { Win } from './schema.ts'

/**
 * What evidence names comes along under its new id; what is not in the archive is gone, and what it said stays. What was said in a discussion
 * is in no archive: whether the person still is where it was said shows when the win is read.
 */
export const archivedWin: ArchiveRule<Win> = {
  anew: (win, ids) => ({
    ...win,
    experienceId: win.experienceId && ids.of(win.experienceId),
    metric: metricAnew(win.metric, ids),
    evidence: win.evidence.map((piece) => {
      const recordId = piece.recordId && (piece.discussionId ? piece.recordId : ids.of(piece.recordId))
      const isGone = piece.recordId !== null && recordId === null
      // Versions begin anew where an archive is read.
      const sourceVersion = piece.sourceVersion && 1
      const goalId = piece.goalId && ids.of(piece.goalId)
      return { ...piece, id: ids.within(piece.id), recordId, goalId, sourceVersion, state: isGone ? 'gone' : piece.state }
    }),
  }),
}

/** A number, which names the pieces of evidence it is from. */
export const metricAnew = (metric: Win['metric'], ids: NewIds): Win['metric'] =>
  metric && {
    ...metric,
    baselineFrom: metric.baselineFrom && ids.within(metric.baselineFrom),
    valueFrom: metric.valueFrom && ids.within(metric.valueFrom),
  }
