/** The views of the journal, with their addresses, as the rail shows them. */
export const journalHrefs = { new: '/journal/new', timeline: '/journal', 'on-this-day': '/journal/on-this-day' } as const
export type JournalView = keyof typeof journalHrefs
