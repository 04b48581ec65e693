import type { Filter, Term } from './syntax.ts'

/** Every term of a filter, however deep. */
export function* termsOf(filter: Filter): Generator<Term> {
  if (filter.is === 'all' || filter.is === 'any') for (const one of filter.of) yield* termsOf(one)
  else if (filter.is === 'not') yield* termsOf(filter.of)
  else yield filter
}

/** What else a filter looks at: the tasks that one waits for, those above it, and the titles of goals. */
export function looksAt(filter: Filter): { blockers: boolean; above: boolean; goals: boolean } {
  const terms = [...termsOf(filter)]
  return {
    blockers: terms.some((term) => term.is === 'state' && term.any.includes('blocked')),
    above: terms.some((term) => term.is === 'words' && term.field === 'in'),
    goals: terms.some((term) => term.is === 'goal' && typeof term.goal === 'object'),
  }
}

const aboutClosed: readonly string[] = ['closed', 'done', 'cancelled', 'active']

/** Whether a filter says itself what is to become of closed tasks. When it does not, only active ones are meant. */
export const namesStatus = (filter: Filter): boolean =>
  [...termsOf(filter)].some(
    (term) =>
      term.is === 'status' ||
      (term.is === 'date' && term.field === 'done') ||
      (term.is === 'state' && term.any.some((state) => aboutClosed.includes(state))),
  )

/** A filter as it is meant where it stands by itself: of what is still to do, unless it names a status. */
export const standingAlone = (filter: Filter): Filter =>
  namesStatus(filter) ? filter : { is: 'all', of: [{ is: 'state', any: ['active'] }, ...(filter.is === 'all' ? filter.of : [filter])] }
