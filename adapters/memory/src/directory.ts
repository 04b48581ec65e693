import type { Directory, DirectoryEntry } from '@throughline/core/kernel'
import { type Journal, named } from './journal.ts'

/** A directory that begins with what a journal holds, and tells it of what changes. */
export function createDirectory(journal: Journal): Directory {
  const entries = new Map(journal.before('entry') as Iterable<[string, DirectoryEntry]>)
  const keyOf = ({ name, value }: Pick<DirectoryEntry, 'name' | 'value'>) => named('entry', `${name} ${value}`)
  const drop = (key: string) => {
    if (entries.delete(key)) journal.drop(key)
  }
  const current = (key: string, now: string) => {
    const entry = entries.get(key)
    return entry && !hasExpired(entry, now) ? entry : null
  }

  return {
    async reserve(entry, now) {
      const holder = current(keyOf(entry), now)
      if (holder && (holder.space !== entry.space || holder.id !== entry.id)) return false
      entries.set(keyOf(entry), { ...entry })
      journal.put(keyOf(entry), { ...entry })
      return true
    },
    async find(name, value, now) {
      const entry = current(keyOf({ name, value }), now)
      return entry && { ...entry }
    },
    async take(name, value, now) {
      const key = keyOf({ name, value })
      const entry = current(key, now)
      if (entry) drop(key)
      return entry
    },
    async release(entry) {
      if (entries.get(keyOf(entry))?.id === entry.id) drop(keyOf(entry))
    },
    async releaseSpace(space) {
      for (const [key, entry] of [...entries]) if (entry.space === space) drop(key)
    },
    async sweep(now) {
      for (const [key, entry] of [...entries]) if (hasExpired(entry, now)) drop(key)
    },
  }
}

const hasExpired = ({ expiresAt }: DirectoryEntry, now: string) => expiresAt !== null && expiresAt <= now
