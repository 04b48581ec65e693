import type { DailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import type { JournalEntry } from '@throughline/core/journal'
import { obstacle } from '../../changes/obstacle.ts'
import { reason } from '../../desk/reason.ts'
import type { AutosaveOptions, Outcome } from '../draft/autosave.ts'

type Journal = Pick<DailyClient['journal'], 'create' | 'edit' | 'get' | 'keepRevision'>

/** How what was written reaches the server; sending it again does no harm. */
export const sendingTo = (journal: Journal): Pick<AutosaveOptions, 'send' | 'read'> => ({
  async send(id, request) {
    try {
      if (request.do === 'keep') {
        await journal.keepRevision(id, request.text)
        return { is: 'done', entry: null }
      }
      const { do: what } = request
      return {
        is: 'done',
        entry: await (what === 'make'
          ? journal.create({ id, ...request.fields })
          : journal.edit(id, request.changes, { version: request.version })),
      }
    } catch (error) {
      return outcomeOf(error)
    }
  },
  read: (id) => journal.get(id).catch(() => null),
})

function outcomeOf(error: unknown): Outcome {
  const why = obstacle(error)
  if (why) return { is: 'unanswered', why }
  if (!(error instanceof ProblemError) || error.status >= 500) return { is: 'unanswered', why: 'no-answer' }
  if (error.status === 404) return { is: 'gone' }
  const current = error.problem.current as JournalEntry | undefined
  if (current && (error.status === 412 || error.status === 409)) return current.deletedAt ? { is: 'gone' } : { is: 'stale', entry: current }
  return { is: 'refused', why: reason(error) }
}
