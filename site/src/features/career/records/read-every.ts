import type { Page, PageOptions } from '@throughline/client'

/** All that a list has, however many pages. For what is bounded by nature. */
export async function readEvery<T>(list: (options: PageOptions) => Promise<Page<T>>): Promise<T[]> {
  const found: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await list({ limit: 200, cursor })
    found.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return found
}
