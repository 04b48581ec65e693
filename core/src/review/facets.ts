/** All that is drafted of a goal: with each of them left out, nothing of it is told. Free of zod. */
export const goalFacets = ['headline', 'moved', 'measured', 'outlook'] as const

/** The goals of which each of them is left out: nothing is to be said of those, whatever may be drafted. */
export function wholly(leftOut: readonly { facet: string; of: string | null }[]): string[] {
  const facets = new Map<string, Set<string>>()
  for (const { facet, of } of leftOut) if (of) facets.set(of, (facets.get(of) ?? new Set()).add(facet))
  return [...facets].flatMap(([id, said]) => (goalFacets.every((facet) => said.has(facet)) ? id : []))
}
