import type { Directory, DirectoryEntry } from '@throughline/core/kernel'

export function createDirectory(): Directory {
  const entries = new Map<string, DirectoryEntry>()
  const keyOf = ({ name, value }: Pick<DirectoryEntry, 'name' | 'value'>) => `${name} ${value}`
  const current = (key: string, now: string) => {
    const entry = entries.get(key)
    return entry && !hasExpired(entry, now) ? entry : null
  }

  return {
    async reserve(entry, now) {
      const holder = current(keyOf(entry), now)
      if (holder && (holder.space !== entry.space || holder.id !== entry.id)) return false
      entries.set(keyOf(entry), { ...entry })
      return true
    },
    async find(name, value, now) {
      const entry = current(keyOf({ name, value }), now)
      return entry && { ...entry }
    },
    async take(name, value, now) {
      const key = keyOf({ name, value })
      const entry = current(key, now)
      if (entry) entries.delete(key)
      return entry
    },
    async release(entry) {
      if (entries.get(keyOf(entry))?.id === entry.id) entries.delete(keyOf(entry))
    },
    async releaseSpace(space) {
      for (const [key, entry] of entries) if (entry.space === space) entries.delete(key)
    },
    async sweep(now) {
      for (const [key, entry] of entries) if (hasExpired(entry, now)) entries.delete(key)
    },
  }
}

const hasExpired = ({ expiresAt }: DirectoryEntry, now: string) => expiresAt !== null && expiresAt <= now
