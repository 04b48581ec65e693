import type { TaskPage } from '../rules/place.ts'
import { readings, showTasks } from './cache.ts'
import { append, type ListKey, pagesOf, type ReadAt, readPage } from './queries.ts'

/**
 * Reads all pages of a list that have not been read; answers them all. They come into the list together, as each by
 * itself would have all that is there drawn anew; then what has changed meanwhile is put in its place.
 */
export async function loadAll(...key: ListKey): Promise<readonly TaskPage[]> {
  const meanwhile = new Set<string>()
  readings.add(meanwhile)
  try {
    let before: string | null | undefined
    for (let cursor = nextOf(key); cursor && cursor !== before; cursor = nextOf(key)) {
      before = cursor
      append(key, await readFrom(key, cursor))
    }
  } finally {
    readings.delete(meanwhile)
  }
  if (meanwhile.size) showTasks([...meanwhile])
  return pagesOf(key)
}

async function readFrom(key: ListKey, first: string): Promise<ReadAt[]> {
  const read: ReadAt[] = []
  for (let cursor: string | null = first; cursor && !read.some((one) => one.cursor === cursor); ) {
    const page: TaskPage = await readPage(key, cursor)
    read.push({ cursor, page })
    cursor = page.nextCursor
  }
  return read
}

const nextOf = (key: ListKey) => pagesOf(key).at(-1)?.nextCursor
