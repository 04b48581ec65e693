import { stringify } from 'yaml'
import type { JournalEntry } from '../../journal/index.ts'

type Said = Pick<
  JournalEntry,
  'id' | 'title' | 'entryDate' | 'entryAt' | 'timeZone' | 'mood' | 'energy' | 'feelings' | 'tags' | 'starred' | 'prompt'
>

/**
 * What an entry says beside its text, as YAML between two lines of dashes. What is not said is left out, but for the title;
 * what follows from the text, such as its links, is not repeated.
 */
export function frontMatter({ id, title, entryDate, entryAt, timeZone, mood, energy, feelings, tags, starred, prompt }: Said): string {
  const said = {
    ...{ id, title, entryDate, entryAt, timeZone },
    ...(mood !== null && { mood }),
    ...(energy !== null && { energy }),
    ...(feelings.length > 0 && { feelings }),
    ...(tags.length > 0 && { tags }),
    ...(starred && { starred }),
    ...(prompt && { prompt: prompt.id === null ? prompt.text : prompt }),
  }
  // A line is never folded, and a text that looks like a number, a day or nothing is quoted.
  return `---\n${stringify(said, { schema: 'core', lineWidth: 0, aliasDuplicateObjects: false })}---\n`
}
