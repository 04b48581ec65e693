import type { quoted as english } from '../quoted.ts'

/** What somebody wrote, as it stands within other words. */
export const quoted: typeof english = (text) => `„${text}“`
