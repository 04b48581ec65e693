import type { Evidence, Win } from '../../career/index.ts'
import type { StoryPart } from './parts.ts'
import type { StorySource } from './schema.ts'

type Number = StorySource['number']

/** Parts that tell how it was before. */
const before: ReadonlySet<StoryPart> = new Set<StoryPart>(['situation', 'task'])

/** The number that a win itself lends a part: where it began to what led there, where it ended to the rest. One of its evidence is that piece's. */
export function ownNumber({ metric }: Pick<Win, 'metric'>, part: StoryPart): Number {
  if (!metric) return null
  const [value, from] = before.has(part) ? [metric.baseline, metric.baselineFrom] : [metric.value, metric.valueFrom]
  return value === null || from !== null ? null : { value, unit: metric.unit }
}

/** What a win, or a piece of its evidence, says of itself to a part. */
export const saidOf = (win: Win, piece: Evidence | null, part: StoryPart): Pick<StorySource, 'kind' | 'title' | 'date' | 'number'> =>
  piece
    ? { kind: piece.kind, title: piece.title, date: piece.date, number: piece.number }
    : { kind: 'win', title: win.title, date: win.happenedOn, number: ownNumber(win, part) }

/** Whether two sources are the same fact in the same part. */
export const isSamePlace = (
  a: Pick<StorySource, 'part' | 'winId'> & { evidenceId?: string | null | undefined },
  b: Pick<StorySource, 'part' | 'winId'> & { evidenceId?: string | null | undefined },
): boolean => a.part === b.part && a.winId === b.winId && (a.evidenceId ?? null) === (b.evidenceId ?? null)
