/** What stood in a form that was closed without being saved, or was refused; for as long as the page lives. */
const drafts = new Map<string, unknown>()

export const keptDraft = <D>(key: string): D | undefined => drafts.get(key) as D | undefined
export const keepDraft = <D>(key: string, draft: D): void => void drafts.set(key, draft)
export const dropDraft = (key: string): void => void drafts.delete(key)
