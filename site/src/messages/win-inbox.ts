import type { CandidateReason } from '@throughline/core/career'

/** The words of the inbox of what may become a win. */
export const winInbox = {
  title: 'What is worth keeping?',
  lead: 'Drawn from what you finished. What you keep becomes a win; what you dismiss is not offered again.',
  weeks: 'Weeks',
  earlier: 'The week before',
  later: 'The week after',
  thisWeek: 'This week',
  keep: 'Keep',
  dismiss: 'Dismiss',
  keepOf: (title: string) => `Keep “${title}”`,
  dismissOf: (title: string) => `Dismiss “${title}”`,
  keys: [
    ['K', 'keeps'],
    ['D', 'dismisses'],
    ['↑ ↓', 'to choose'],
  ],
  did: { dismiss: (title: string) => `Dismissed “${title}”` },
  list: 'What may be worth keeping, the most telling first',
  left: (n: number) => (n === 1 ? 'One is left.' : `${n} are left.`),
  none: {
    text: 'Nothing of this week asks to be kept.',
    hint: 'A finished task that says a number, was urgent or took long, a milestone, an achieved goal, the best check-in so far or a starred day of the journal would stand here.',
    ahead: 'Nothing of this week asks to be kept yet.',
  },
  done: { text: 'That is all of this week.', career: 'See your career' },
  reasons: {
    achieved: () => 'goal achieved',
    'best-so-far': (about: string) => (about ? `the best so far for ${about}` : 'the best so far'),
    milestone: (about: string) => `milestone: ${about}`,
    starred: () => 'starred',
    'target-reached': (about: string) => (about ? `reached the target of ${about}` : 'reached the target'),
    number: (about: string) => (about ? `says a number: ${about}` : 'says a number'),
    count: (about: string) => (about ? `counts what was done: ${about}` : 'counts what was done'),
    urgent: () => 'was urgent',
    'long-work': (about: string) => `long work${minutes(about)}`,
    'high-priority': () => 'high priority',
    goal: (about: string) => (about ? `for ${about}` : 'for a goal'),
    steps: (about: string) => (about ? `${about} steps` : 'many steps'),
    bright: () => 'a bright day',
    'some-work': (about: string) => `some work${minutes(about)}`,
    notes: () => 'with notes',
  } satisfies Record<CandidateReason, (about: string) => string>,
}

function minutes(about: string): string {
  const all = Number(about)
  if (!about || Number.isNaN(all)) return ''
  return all < 60 ? `, ${all} min` : `, ${Math.floor(all / 60)} h${all % 60 ? ` ${all % 60} min` : ''}`
}
