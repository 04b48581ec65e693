import type { Dismissal, DismissedCandidate, WinCandidate } from '@throughline/core/career'
import type { Connection } from './request.ts'

/** What finished work may be worth keeping. */
export const winCandidates = (request: Connection['request']) => ({
  /** Best first: plain dates, both included. */
  list: async ({ from, until, limit }: { from: string; until: string; limit?: number }) =>
    (await request<{ items: WinCandidate[] }>('GET', '/win-candidates', { query: { from, until, limit } })).items,
  /** Leaves it out from now on. */
  dismiss: ({ kind, id }: Dismissal) => request<DismissedCandidate>('POST', '/win-candidates/dismissals', { body: { kind, id } }),
  /** Offers it again, by the id of its record. */
  restore: (id: string) => request<DismissedCandidate>('DELETE', `/win-candidates/dismissals/${encodeURIComponent(id)}`),
})
