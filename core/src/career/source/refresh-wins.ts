import { type ChangeDeps, changeRecord, hasCode, listEachInTurns, nowText, pacer, type Query } from '../../kernel/index.ts'
import { type Win, wins } from '../win/schema.ts'
import { readSources, type SourceDeps } from './read-sources.ts'
import { retold, sourcesOf } from './retold.ts'

/** What the use cases of wins ask for. */
export type WinDeps = ChangeDeps & SourceDeps

/** What a piece of evidence counts as where it is held against its source, in UTF-16 units of text. */
const PIECE = 4

/** What a win counts as that is corrected, which is a write, beside what is written in it. */
const CORRECTION = 1_000

const writtenIn = ({ text, evidence }: Win): number => evidence.reduce((sum, { quote }) => sum + (quote?.length ?? 0), text.length)

/**
 * Wins as their sources say them now; those of which something changed are saved so. What another change was quicker with
 * stays for the next reading.
 */
export async function freshWins(deps: WinDeps, some: readonly Win[]): Promise<Win[]> {
  const sources = sourcesOf(some)
  if (sources.length === 0) return [...some]
  const readings = await readSources(deps, sources, { withText: false })
  const looked = new Set(sources.map(({ id }) => id))
  const now = nowText(deps)
  const said = (win: Win) => retold(win, readings, looked, now)
  const fresh: Win[] = []
  const pace = pacer(deps)
  for (const win of some) {
    const isCorrected = isStale(win)
    fresh.push(isCorrected ? await correct(win) : win)
    await pace(win.evidence.length * PIECE + (isCorrected ? CORRECTION + writtenIn(win) : 0))
  }
  return fresh

  function isStale(win: Win): boolean {
    return Object.keys(said(win)).length > 0
  }

  async function correct(win: Win): Promise<Win> {
    try {
      return await changeRecord(deps, wins, win.id, {}, (stored) =>
        isStale(stored) ? { event: 'win.updated', changes: said(stored) } : null,
      )
    } catch (error) {
      // It was erased meanwhile, or others are at it: who reads it next corrects it.
      if (hasCode(error, 'not-found') || hasCode(error, 'stale')) return { ...win, ...said(win) }
      throw error
    }
  }
}

/**
 * Corrects the wins, those in the trash too, that name some records as their evidence, or check-ins of some goals. To be
 * called after each change of what evidence may name.
 */
export async function refreshWins(deps: WinDeps, sourceIds: readonly string[], goalIds: readonly string[]): Promise<void> {
  const { bySource, bySourceInTrash, byCheckedGoal, byCheckedGoalInTrash } = wins.queries
  for (const query of [bySource, bySourceInTrash]) await refreshNaming(deps, query, 'sourceIds', sourceIds)
  for (const query of [byCheckedGoal, byCheckedGoalInTrash]) await refreshNaming(deps, query, 'checkedGoalIds', goalIds)
}

/** Wins that are held whole at a time: thousands may name one record, each with a long text, and not all have room at once. */
export const WINS_AT_ONCE = 50

async function refreshNaming(deps: WinDeps, query: Query<Win>, key: string, values: readonly string[]): Promise<void> {
  const asked = { key, values: [...new Set(values)] }
  for await (const [, some] of listEachInTurns(deps, deps.actor.space, query, {}, asked, WINS_AT_ONCE)) await freshWins(deps, some)
}
