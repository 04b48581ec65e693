/** Experiences, wins and skills of an account that are not in the trash. */
export const MAX_EXPERIENCES = 500
export const MAX_WINS = 5_000
export const MAX_SKILLS = 500

/** UTF-16 units of what a win is called. */
export const MAX_WIN_TITLE = 300

export const MAX_HIGHLIGHTS = 50
export const MAX_EVIDENCE = 30
export const MAX_NAMED_SKILLS = 50
export const MAX_NAMED_COMPETENCIES = 20

/** How long a link asks for a colleague's word, in days. */
export const ATTESTATION_DAYS = 30

/** People who can be asked about one win. */
export const MAX_ATTESTATIONS = 20

/** Of each list of a profile. */
export const MAX_LISTED = { links: 30, languages: 50, interests: 50, references: 50 } as const
