import type { PlannedEntry } from './planned-entry.ts'

/** An entry while its file is read, of any length. */
export interface EntryDraft extends Omit<PlannedEntry, 'tags'> {
  /** What problems call it by: its number in the file, or its name. */
  place: number | string
  tagNames: readonly string[]
  /** What has no place of its own: paragraphs that stand below the text. */
  tail: readonly string[]
}

/** What an entry is when its file says nothing of it. */
export const blankEntry = () => ({
  line: null,
  keys: [],
  title: '',
  text: [],
  files: [],
  tagNames: [],
  tail: [],
  mood: null,
  feelings: [],
  energy: null,
  starred: false,
  prompt: null,
})
