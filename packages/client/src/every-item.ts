import type { Page } from './request.ts'

/** Every item of a list, page after page. */
export async function everyItem<T>(list: (cursor: string | null) => Promise<Page<T>>): Promise<T[]> {
  const items: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await list(cursor)
    items.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return items
}
