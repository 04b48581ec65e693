/** All that is drafted of a goal: with each of them left out, nothing of it is told. Free of zod. */
export const goalFacets = ['headline', 'moved', 'measured', 'outlook'] as const
