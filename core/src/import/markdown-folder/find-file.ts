import { baseName } from '../journal/media.ts'

/**
 * The paths a target may have in the archive, as seen from a file of it: whole, and without what may be a place within; none
 * for an address elsewhere.
 */
export function pathsFrom(from: string, target: string): string[] {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) return []
  const [plain = ''] = target.split(/[?#]/)
  return [...new Set([target, plain])].map((way) => {
    const folders = way.startsWith('/') ? [] : from.split('/').slice(0, -1)
    for (const part of way.split('/')) {
      if (part === '..') folders.pop()
      else if (part !== '' && part !== '.') folders.push(part)
    }
    return folders.join('/')
  })
}

/** Finds files of an archive by what a note calls them: a path from where it lies, or a name alone. */
export function fileFinder(paths: readonly string[]): (from: string, target: string) => string | null {
  const byPath = new Map(paths.map((path) => [folded(path), path]))
  const byName = Map.groupBy(paths, (path) => folded(baseName(path)))
  return (from, target) => {
    const paths = pathsFrom(from, target).map(folded)
    const exact = paths.map((path) => byPath.get(path)).find(Boolean)
    if (exact !== undefined) return exact
    const named = paths.flatMap((path) => byName.get(baseName(path)) ?? [])
    return named.toSorted((a, b) => shared(b, from) - shared(a, from) || a.length - b.length)[0] ?? null
  }
}

/** File systems differ in capitals and in how they compose letters. */
const folded = (path: string) => path.normalize('NFC').toLowerCase()

/** Folders that two paths have in common. */
function shared(a: string, b: string): number {
  const [one, other] = [a.split('/'), b.split('/')]
  const apart = one.findIndex((folder, i) => folder !== other[i])
  return apart < 0 ? one.length : apart
}
