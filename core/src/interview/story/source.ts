import type { Evidence, Win } from '../../career/index.ts'
import type { StoryPart } from './parts.ts'
import type { StorySource } from './schema.ts'

type Number = StorySource['number']

/**
 * The number of a win that a part tells, where it began in the situation and where it ended elsewhere, with the piece of
 * evidence it is of; a task tells none.
 */
export function endOf({ metric, evidence }: Pick<Win, 'metric' | 'evidence'>, part: StoryPart): { number: Number; piece: Evidence | null } {
  if (!metric || part === 'task') return { number: null, piece: null }
  const [value, from] = part === 'situation' ? [metric.baseline, metric.baselineFrom] : [metric.value, metric.valueFrom]
  const number = value === null ? null : { value, unit: metric.unit }
  return { number, piece: evidence.find(({ id }) => id === from) ?? null }
}

/** The number that a win itself lends a part; one of its evidence is that piece's. */
function ownNumber(win: Win, part: StoryPart): Number {
  const { number, piece } = endOf(win, part)
  return piece ? null : number
}

/** The number that a piece of evidence lends a part: a task is told by what was aimed at, not by how far it came. */
const pieceNumber = ({ number }: Pick<Evidence, 'number'>, part: StoryPart): Number => (part === 'task' ? null : number)

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
