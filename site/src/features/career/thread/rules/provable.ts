/** A competency with how many wins show it. */
export interface Proven {
  /** Of the library, or a name of the person's own. */
  id: string
  name: string
  wins: number
}

export interface Provable {
  shown: readonly Proven[]
  /** Those of the library that no win shows and no goal is about. */
  others: readonly Proven[]
}

/**
 * What wins prove, the most first; then what is still to be shown, because a goal is about it.
 * @param aimed competencies that goals name
 */
export function provableOf(competencies: readonly Proven[], aimed: ReadonlySet<string>): Provable {
  const isShown = ({ id, wins }: Proven) => wins > 0 || aimed.has(id)
  return {
    shown: competencies.filter(isShown).toSorted((a, b) => b.wins - a.wins || a.name.localeCompare(b.name)),
    others: competencies.filter((one) => !isShown(one)),
  }
}
