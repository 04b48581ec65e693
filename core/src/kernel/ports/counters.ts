/** What is asked of a counter. Moments and lengths are in milliseconds. */
export interface Spending {
  /** How much further the key is used up by this. */
  cost: number
  /** How far ahead of now a key may be used up. */
  most: number
  now: number
}

export interface Spent {
  allowed: boolean
  /** Up to which moment the key is used up now; not before now. */
  until: number
}

/**
 * Whether a moment lies where none is ever moved: the clock was set back since. Left there, it would refuse for as long as
 * that. Clocks of processes that differ by less than what is allowed at once change nothing.
 */
export const isAstray = (until: number, { most, now }: Pick<Spending, 'most' | 'now'>): boolean => until > now + 2 * most

/**
 * What is used of what is allowed, counted for all processes together. A key is used up to a moment, which time overtakes:
 * so each is one number, and is nothing once it lies behind.
 */
export interface Counters {
  /** Moves the moment by the cost, unless it would then lie too far ahead. Of concurrent callers no more succeed than there is room for. */
  spend(key: string, spending: Spending): Promise<Spent>
  /** Removes what time has overtaken. */
  sweep(now: number): Promise<void>
}
