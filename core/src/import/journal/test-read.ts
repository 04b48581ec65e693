import { NewJournalEntry } from '../../journal/index.ts'
import type { ImportPlan } from '../plan.ts'
import { bodyOf } from './entry-text.ts'
import type { PlannedEntry } from './planned-entry.ts'

/** The text of a planned entry, its files and links to others by what they are called. */
export const textOf = ({ text, files }: PlannedEntry): string =>
  bodyOf(text, { file: (place) => files[place]?.name ?? '?', entry: (key) => key })

/** What each entry of a plan could not be made of. */
export const entryFaults = ({ entries = [] }: ImportPlan): unknown[] =>
  entries.flatMap(({ line: _, keys: __, text, files, ...said }) => [
    ...(NewJournalEntry.safeParse({ ...said, body: bodyOf(text) }).error?.issues ?? []),
    ...text.flatMap((piece) => (typeof piece !== 'string' && 'file' in piece && !files[piece.file] ? [piece] : [])),
  ])

export const messagesOf = ({ problems }: ImportPlan): string[] => problems.map(({ line, task, message }) => `${line ?? task}: ${message}`)
