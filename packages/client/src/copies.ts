import type { CopyChange, CopyChanges } from '@throughline/core/changes'
import type { Access } from './access.ts'

/** A copy of what somebody may read: the latest of each record, by `copyKey`. */
export type Copy = Map<string, CopyChange>

/** Keeping a copy up to date. */
export const copies = ({ request }: Pick<Access, 'request'>) => ({
  changes: {
    /** One page: of what there is where `after` is left out, else of what has changed since that cursor. */
    read: (asked: { after?: string | undefined; limit?: number | undefined } = {}) =>
      request<CopyChanges>('GET', '/changes', { query: asked }),
    /**
     * Brings a copy up to date, an empty one too, and answers the cursor to do so from next time.
     * @throws ProblemError `outdated` when it cannot go on from there: then empty it and begin without a cursor.
     */
    async bringUp(copy: Copy, cursor?: string): Promise<string> {
      let page: CopyChanges
      do {
        page = await request<CopyChanges>('GET', '/changes', { query: { after: cursor } })
        takeOver(copy, page.items)
        cursor = page.cursor
      } while (page.hasMore)
      return cursor
    },
  },
})

/** What a record is kept under: people of several discussions have the same id in each. */
export const copyKey = ({ kind, id, discussionId }: Pick<CopyChange, 'kind' | 'id' | 'discussionId'>): string =>
  `${discussionId ?? ''}/${kind}/${id}`

/** Takes changes over, in their order: with a discussion goes all that lies in it. */
export function takeOver(copy: Copy, items: readonly CopyChange[]): void {
  for (const item of items) {
    if (item.change === 'put') copy.set(copyKey(item), item)
    else copy.delete(copyKey(item))
    if (item.change === 'gone' && item.kind === 'discussion')
      for (const [key, { discussionId }] of copy) if (discussionId === item.id) copy.delete(key)
  }
}
