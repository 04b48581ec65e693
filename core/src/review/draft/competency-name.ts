import { libraryCompetency } from '../../career/index.ts'

/** A competency as people call it: by the name of our library, or the person's own. */
export const nameOf = (competency: string): string => libraryCompetency(competency)?.name ?? competency
