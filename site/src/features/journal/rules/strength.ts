/** Words from which a day of the heatmap is as strong as its place in the list, from 1. */
export const STEPS = [0, 100, 250, 500] as const

/** How strong a day is drawn, 0 to 4, by how much was written about it; `null` for a day without an entry. */
export const strengthOf = (words: number | null): 0 | 1 | 2 | 3 | 4 =>
  words === null ? 0 : (STEPS.filter((least) => words >= least).length as 1 | 2 | 3 | 4)
