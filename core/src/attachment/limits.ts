/** What holds of every file. Free of zod, so that a browser may import it by itself as `@throughline/core/attachment/limits`. */

/** What keeps files, by the name of its kind, and how many one of it may have. */
export const MAX_ATTACHMENTS = { task: 20, 'journal-entry': 100, win: 20, profile: 5, 'target-job': 20, message: 10 } as const
export type FileOwnerKind = keyof typeof MAX_ATTACHMENTS

/** Bytes of one file. */
export const MAX_ATTACHMENT_SIZE = 25 * 1024 * 1024

/** Pictures that every browser shows and none runs: all that is ever shown in place. */
export const isSafeImage = (type: string): boolean => ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'].includes(type)
