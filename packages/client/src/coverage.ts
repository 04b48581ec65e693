import type { Coverage } from '@throughline/core/interview'
import type { Connection } from './request.ts'

/** What the person can prove of each competency, and what to do next; of a job, those it asks for in its order. */
export const coverage =
  (request: Connection['request']) =>
  ({ targetJobId }: { targetJobId?: string | undefined } = {}) =>
    request<Coverage>('GET', '/interview/coverage', { query: { targetJobId } })
