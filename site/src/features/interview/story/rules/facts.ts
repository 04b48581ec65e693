import type { Evidence, Win } from '@throughline/core/career'
import type { Story } from '@throughline/core/interview'
import type { StoryPart } from '@throughline/core/interview/story-rules'

/** Something a win holds that a part may be told by; `piece` is `null` for what the win itself says. */
export interface Fact {
  win: Win
  piece: Evidence | null
}

/** What the wins of a story hold and a part does not rest on yet. */
export function factsLeft({ sources }: Pick<Story, 'sources'>, wins: readonly Win[], part: StoryPart): Fact[] {
  const taken = new Set(sources.filter((source) => source.part === part).map(({ winId, evidenceId }) => `${winId} ${evidenceId}`))
  const all = wins.flatMap((win): Fact[] => [{ win, piece: null }, ...win.evidence.map((piece) => ({ win, piece }))])
  return all.filter(({ win, piece }) => !taken.has(`${win.id} ${piece?.id ?? null}`))
}
