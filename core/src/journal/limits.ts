/** What holds of every entry. Free of zod, so that a browser may import it by itself. */

/** UTF-16 units of a body. */
export const MAX_BODY = 100_000
export const MAX_TAGS = 50
export const MAX_FEELINGS = 20
/** Records that one entry names by links; more stay words. */
export const MAX_LINKS = 100
/** Pictures that one entry shows. */
export const MAX_PHOTOS = 100
/** Revisions that are kept of one entry. */
export const MAX_REVISIONS = 100
