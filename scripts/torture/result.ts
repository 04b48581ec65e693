/** One line of the table. */
export interface Result {
  what: string
  tried: string
  outcome: string
}

/** Ends a trial that did not go as it has to. */
export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise)
}
