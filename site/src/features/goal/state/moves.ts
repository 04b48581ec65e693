import type { CheckInChange, GoalChange } from '../rules/change.ts'

/** A change that was made here, from its beginning until the server has counted it in what it tells. */
export interface Move {
  change: GoalChange | CheckInChange
  /** Whether the server has it; what it tells from then on counts it. */
  isSaved: boolean
}

/** What a page does with changes that are made here. */
export interface Watcher {
  began(change: Move['change']): void
  ended(change: Move['change'], isSaved: boolean): void
  /** Records show differently. */
  show(): void
}

/** There is one page at a time. */
let watcher: Watcher | null = null

export const watchMoves = (next: Watcher): void => {
  watcher = next
}
export const watched = (): Watcher | null => watcher
