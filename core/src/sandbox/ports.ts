import type { Language, SpaceId } from '../kernel/index.ts'

/** Who fills a sandbox with something to try the API on. */
export interface SandboxSample {
  /**
   * Writes a few dozen records over all areas into an empty space, as if its person had.
   * @throws AppError `unavailable` when too many are being filled already.
   */
  fill(space: SpaceId, person: { timeZone: string; language: Language }): Promise<void>
}

/** What is asked of sandboxes on this install. */
export interface Sandboxing {
  /** `off`: none is made, and the token of one opens nothing. `filling` is for who fills one: nothing is counted. */
  mode: 'on' | 'off' | 'filling'
  sample: SandboxSample
}

export interface SandboxDep {
  sandboxing: Sandboxing
}
