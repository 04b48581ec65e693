import type { FoundInDiscussion, Present } from '@throughline/core/discussion'
import type { Connection } from './request.ts'

/** What changes by the second, and what is known of all discussions at once. */
export const discussionLive = (request: Connection['request']) => ({
  /** In how many discussions there is something unread. */
  count: async () => (await request<{ unread: number }>('GET', '/discussions/counts')).unread,
  /** Messages in the 100 discussions where something happened last, at most five of each. */
  search: async (q: string) => (await request<{ items: FoundInDiscussion[] }>('GET', '/discussions/search', { query: { q } })).items,
  /**
   * Says that the person has a discussion before them; answers who else has. To be said every 3 s while others are there,
   * every 10 s otherwise, and not while the page is hidden.
   */
  present: async (id: string, { isTyping }: { isTyping: boolean }) =>
    (await request<{ items: Present[] }>('POST', `/discussions/${encodeURIComponent(id)}/presence`, { body: { isTyping } })).items,
})
