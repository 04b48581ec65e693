import type { Evidence, Win } from '../../career/index.ts'
import type { StoryPart } from './parts.ts'
import type { StorySource } from './schema.ts'

type Number = StorySource['number']

/** The number that a win itself lends a part: to the situation where it began, and nothing to the task. One of its evidence is that piece's. */
export function ownNumber({ metric }: Pick<Win, 'metric'>, part: StoryPart): Number {
  if (!metric || part === 'task') return null
  const [value, from] = part === 'situation' ? [metric.baseline, metric.baselineFrom] : [metric.value, metric.valueFrom]
  return value === null || from !== null ? null : { value, unit: metric.unit }
}

/** The number that a piece of evidence lends a part: a task is told by what was aimed at, not by how far it came. */
export const pieceNumber = ({ number }: Pick<Evidence, 'number'>, part: StoryPart): Number => (part === 'task' ? null : number)

/** What a win, or a piece of its evidence, says of itself to a part. */
export const saidOf = (win: Win, piece: Evidence | null, part: StoryPart): Pick<StorySource, 'kind' | 'title' | 'date' | 'number'> =>
  piece
    ? { kind: piece.kind, title: piece.title, date: piece.date, number: pieceNumber(piece, part) }
    : { kind: 'win', title: win.title, date: win.happenedOn, number: ownNumber(win, part) }

/** Whether two sources are the same fact in the same part. */
export const isSamePlace = (
  a: Pick<StorySource, 'part' | 'winId'> & { evidenceId?: string | null | undefined },
  b: Pick<StorySource, 'part' | 'winId'> & { evidenceId?: string | null | undefined },
): boolean => a.part === b.part && a.winId === b.winId && (a.evidenceId ?? null) === (b.evidenceId ?? null)
