import type { Page } from '@throughline/client'

/** Records of one sort that are looked over; beyond that it is said that there are more. */
export const MOST_LOOKED_AT = 1_000

/** Of these that are shown: what a model can read. */
const MOST_SHOWN = 200

const AT_ONCE = 200

export interface LookedOver<T> {
  items: T[]
  /** Whether there are more than were looked over. */
  isCut: boolean
}

/** The items of a list, or of one after the other, up to a thousand, until one is not wanted any more. */
export async function lookOver<T>(
  lists: readonly ((page: { limit: number; cursor: string | null }) => Promise<Page<T>>)[],
  isWanted: (item: T) => boolean = () => true,
): Promise<LookedOver<T>> {
  const items: T[] = []
  for (const list of lists) {
    let cursor: string | null = null
    do {
      if (items.length >= MOST_LOOKED_AT) return { items, isCut: true }
      const page: Page<T> = await list({ limit: AT_ONCE, cursor })
      const wanted = page.items.findIndex((item) => !isWanted(item))
      items.push(...page.items.slice(0, wanted === -1 ? undefined : wanted))
      cursor = wanted === -1 ? page.nextCursor : null
    } while (cursor !== null)
  }
  return { items, isCut: false }
}

/** What is shown of these, and in words how many are not. */
export function shownOf<T>(name: string, { items, isCut }: LookedOver<T>): { shown: T[]; untold: string[] } {
  const more = items.length - MOST_SHOWN
  const shown = items.slice(0, MOST_SHOWN)
  if (more <= 0 && !isCut) return { shown, untold: [] }
  return { shown, untold: [`${name}: ${isCut ? 'more than ' : ''}${Math.max(more, 0)} more, which are earlier; ask for fewer days.`] }
}
