import type { Evidence, Win, WinDeps } from '../../career/index.ts'
import { nowText, oneFault } from '../../kernel/index.ts'
import type { AskedSource, StorySource } from './schema.ts'
import { saidOf } from './source.ts'
import { noSuchWin, readLiveWins } from './wins-of.ts'

interface Taking {
  /** Those the story has already. */
  known: readonly StorySource[]
  /** An id for the one at a place. */
  idFor(place: number): string
}

/**
 * Sources as a story keeps them: what is new is read from its win, all else stays as it was taken.
 * @throws AppError `validation` for a win or a piece of evidence that is not there
 */
export async function takeSources(deps: WinDeps, asked: readonly AskedSource[], { known, idFor }: Taking): Promise<StorySource[]> {
  const byId = new Map(known.map((source) => [source.id, source]))
  const isKept = (one: AskedSource) => 'capturedAt' in one || isOf(one, byId.get(one.id ?? ''))
  const fresh = asked.filter((one) => !isKept(one)).map(({ winId }) => winId)
  const live = await readLiveWins(deps, fresh)
  const taken = asked.map((one, place): StorySource => {
    if ('capturedAt' in one) return one
    const kept = byId.get(one.id ?? '')
    if (kept && isOf(one, kept)) return { ...kept, part: one.part }
    return takeSource(deps, one.id ?? idFor(place), one, live, `/sources/${place}`)
  })
  checkIds(taken)
  return taken
}

/** Whether a source is of the very fact that another is of, in whatever part. */
const isOf = (one: AskedSource, other: StorySource | undefined) =>
  other !== undefined && one.winId === other.winId && (one.evidenceId ?? null) === other.evidenceId

type Place = Pick<StorySource, 'part' | 'winId'> & { evidenceId?: string | null | undefined }

/** A source as it reads now. @param pointer to where it is asked for. @throws AppError `validation` */
export function takeSource(deps: WinDeps, id: string, place: Place, live: ReadonlyMap<string, Win>, pointer: string): StorySource {
  const { part, winId } = place
  const win = live.get(winId)
  if (!win) throw noSuchWin(`${pointer}/winId`)
  const piece = pieceOf(win, place.evidenceId ?? null, pointer)
  return { id, part, winId, evidenceId: piece?.id ?? null, ...saidOf(win, piece, part), capturedAt: nowText(deps) }
}

function pieceOf(win: Win, id: string | null, pointer: string): Evidence | null {
  if (id === null) return null
  const piece = win.evidence.find((one) => one.id === id)
  if (!piece) throw oneFault(`${pointer}/evidenceId`, 'no_such_evidence', 'There is no such piece of evidence.')
  return piece
}

function checkIds(sources: readonly StorySource[]): void {
  const seen = new Set<string>()
  for (const [place, { id }] of sources.entries()) {
    if (seen.has(id)) throw oneFault(`/sources/${place}/id`, 'duplicate', 'Two sources have this id.')
    seen.add(id)
  }
}
