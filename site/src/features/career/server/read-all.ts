import type { Page, PageOptions } from '@throughline/client'

const PAGE = 200

/** All of a list whose length people keep small. */
export async function readAll<T>(read: (page: PageOptions) => Promise<Page<T>>): Promise<T[]> {
  const items: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await read({ limit: PAGE, cursor })
    items.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return items
}
