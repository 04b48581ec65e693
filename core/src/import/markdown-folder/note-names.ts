import { baseName } from '../journal/media.ts'
import { isNoteName, withoutEnding } from '../journal/media-names.ts'
import { pathsFrom } from './find-file.ts'
import { dayOfPath, dayOfTitle } from './read-day.ts'

/** A note as links may call it. */
export interface NamedNote {
  path: string
  names: readonly string[]
}

const folded = (name: string) => name.normalize('NFC').toLowerCase()

/** Finds the notes that links of others mean; what two are called means the first. */
export function noteFinder(notes: readonly NamedNote[]): {
  byAddress(from: string, target: string): string | null
  byName(name: string): string | null
} {
  const known = new Map<string, string>()
  const add = (name: string, path: string) => void (known.has(folded(name)) || known.set(folded(name), path))
  for (const { path } of notes) add(withoutEnding(path), path)
  for (const { path, names } of notes) for (const name of [baseName(withoutEnding(path)), ...names]) add(name, path)
  const days = new Map<string, string>()
  for (const { path } of notes) {
    const day = dayOfPath(withoutEnding(path))
    if (day && (day.rest === '' || !days.has(day.date))) days.set(day.date, path)
  }
  return {
    byAddress(from, target) {
      const own = /^\/journal\/([0-9a-f-]{36})$/.exec(target)?.[1]
      if (own) return known.get(own) ?? null
      const notes = pathsFrom(from, target).filter(isNoteName)
      return notes.map((path) => known.get(folded(withoutEnding(path)))).find(Boolean) ?? null
    },
    byName(name) {
      const [plain = ''] = name.split('#')
      const day = dayOfTitle(plain.trim())
      return known.get(folded(withoutEnding(plain.trim()))) ?? (day === null ? null : (days.get(day) ?? null))
    },
  }
}
