import type { Client } from '@throughline/client'
import type { Experience, Win, WinStats } from '@throughline/core/career'
import { rendererInTurns } from '../../markdown/render-in-turns.ts'
import { readEvery } from '../records/read-every.ts'

/** Wins that one page shows. */
const SHOWN = 100

export interface ThreadShown {
  experiences: readonly Experience[]
  /** Newest first. */
  wins: readonly Win[]
  /** Where the earlier ones begin; `null` when these are all. */
  earlier: string | null
  texts: Readonly<Record<string, string>>
  stats: WinStats
  /** Competencies that goals are about. */
  aimed: ReadonlySet<string>
}

/** Roles, and the wins of one page with their texts. */
export async function loadThread(
  { experiences, goals, wins }: Pick<Client, 'experiences' | 'goals' | 'wins'>,
  cursor: string | null,
): Promise<ThreadShown> {
  const [roles, page, stats, pursued] = await Promise.all([
    readEvery((page) => experiences.list(page)),
    wins.list({ cursor, limit: SHOWN }),
    wins.stats(),
    goals.list({ status: 'active', limit: 200 }),
  ])
  const aimed = new Set(pursued.items.flatMap(({ competencies }) => competencies))
  const render = rendererInTurns()
  const texts: Record<string, string> = {}
  for (const { id, text } of page.items) if (text) texts[id] = await render(text)
  return { experiences: roles, wins: page.items, earlier: page.nextCursor, texts, stats, aimed }
}
