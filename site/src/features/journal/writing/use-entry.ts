import { createContext, use } from 'react'
import { type Desk, useShared } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import type { EntryFields } from '../draft/fields.ts'
import { $now, type Now, say, sayWithUndo } from './state.ts'

const Begun = createContext<Now | null>(null)

/** Gives what is below it the entry as the server rendered it. */
export const EntryOf = Begun.Provider

interface Entry extends Now {
  fields: EntryFields
  desk: Desk
  say(changes: Partial<EntryFields>): void
  sayWithUndo(changes: Partial<EntryFields>, did: string): void
}

/** The entry of the page as it is now. */
export function useEntry(): Entry {
  const begun = use(Begun)
  const now = useShared($now, null) ?? begun
  const desk = useDesk()
  if (!now) throw new Error('What shows an entry stands in the page of one.')
  return {
    ...now,
    fields: now.writing.now,
    desk,
    say: (changes) => say(changes, desk),
    sayWithUndo: (changes, did) => sayWithUndo(changes, desk, did),
  }
}
