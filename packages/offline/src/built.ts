import { BUILT } from './names.ts'

/** Files of earlier versions: for how long, and how much of them. A page that has been open for longer begins anew. */
const OLD_MS = 30 * 86_400_000
const MOST_OLD = 400

/** A file that is in the cache. */
export interface BuiltFile {
  path: string
  /** When it was fetched, milliseconds of the epoch. */
  at: number
}

/** Which of the cached files nobody needs: those of earlier versions that are too old, or too many. */
export function unneeded(files: readonly BuiltFile[], current: ReadonlySet<string>, now: number): string[] {
  const old = files.filter(({ path }) => !current.has(path)).toSorted((a, b) => b.at - a.at)
  return old.filter(({ at }, index) => index >= MOST_OLD || !(now - at <= OLD_MS)).map(({ path }) => path)
}

/**
 * Fetches the files of this version that are not there yet, one at a time, and throws away what is too old.
 * @param isEnough asked before each: whether to leave the rest for later
 * @returns whether all are there
 */
export async function fetchFiles(caches: CacheStorage, paths: readonly string[], now: number, isEnough: () => boolean): Promise<boolean> {
  const cache = await caches.open(BUILT)
  for (const path of paths) {
    if (isEnough()) return false
    if (await cache.match(path, { ignoreVary: true })) continue
    const answer = await fetch(path, { credentials: 'omit', priority: 'low' } as RequestInit).catch(() => null)
    if (!answer) return false
    if (answer.status === 200) await cache.put(path, answer)
  }
  const there = await Promise.all((await cache.keys()).map(async ({ url }) => fileOf(url, await cache.match(url, { ignoreVary: true }))))
  for (const path of unneeded(there, new Set(paths), now)) await cache.delete(path, { ignoreVary: true })
  return true
}

const fileOf = (url: string, answer: Response | undefined): BuiltFile => ({
  path: new URL(url).pathname,
  at: Date.parse(answer?.headers.get('date') ?? ''),
})
