/** What holds of every entry. Free of zod, so that a browser may import it by itself. */

/** UTF-16 units of the title of an entry, and of what a journal or a template is called. */
export const MAX_ENTRY_TITLE = 300
export const MAX_JOURNAL_NAME = 100
/** UTF-16 units of a text that entries begin with. */
export const MAX_TEMPLATE_BODY = 20_000
/** UTF-16 units of a body. */
export const MAX_BODY = 100_000
/** UTF-16 units of how a body begins. */
export const MAX_EXCERPT = 280
export const MAX_TAGS = 50
export const MAX_FEELINGS = 20
/** Records that one entry names by links; more stay words. */
export const MAX_LINKS = 100
/** Pictures that one entry shows. */
export const MAX_PHOTOS = 100
/**
 * What making a key of a passphrase may cost at most: about a minute on a slow phone. Whoever serves a journal may say what it
 * costs, and must not stop the browser by it.
 */
export const MAX_KDF = { memoryKiB: 262_144, iterations: 4, parallelism: 4 }
/** Revisions that are kept of one entry. */
export const MAX_REVISIONS = 100
