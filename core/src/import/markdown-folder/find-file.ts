import { baseName } from '../journal/media.ts'

/** The path a target has in the archive, as seen from a file of it; `null` for an address elsewhere. */
export function pathFrom(from: string, target: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) return null
  const [plain = ''] = target.split(/[?#]/)
  const folders = plain.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of plain.split('/')) {
    if (part === '..') folders.pop()
    else if (part !== '' && part !== '.') folders.push(part)
  }
  return folders.join('/')
}

/** Finds files of an archive by what a note calls them: a path from where it lies, or a name alone. */
export function fileFinder(paths: readonly string[]): (from: string, target: string) => string | null {
  const byPath = new Map(paths.map((path) => [folded(path), path]))
  const byName = Map.groupBy(paths, (path) => folded(baseName(path)))
  return (from, target) => {
    const path = pathFrom(from, target)
    if (path === null) return null
    const exact = byPath.get(folded(path))
    if (exact !== undefined) return exact
    const named = byName.get(folded(baseName(path))) ?? []
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
