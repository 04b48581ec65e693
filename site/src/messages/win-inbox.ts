import type { CandidateReason } from '@throughline/core/career'
import { quoted } from './quoted.ts'

const all = new Intl.ListFormat('en-GB')

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
  /** What each key does; the first two are the keys of keeping and of dismissing. */
  keys: [
    ['K', 'keeps'],
    ['D', 'dismisses'],
    ['↑ ↓', 'to choose'],
  ],
  did: { dismiss: (title: string) => `Dismissed “${title}”` },
  list: 'What may be worth keeping, the most telling first',
  left: (n: number) => (n === 1 ? 'One is left.' : `${n} are left.`),
  none: {
    text: 'Nothing from this week stands out.',
    hint: 'A finished task that says a number, was urgent or took long, a milestone, an achieved goal, the best check-in so far or a starred day of the journal would appear here.',
    ahead: 'Nothing from this week stands out yet.',
  },
  /** Of looking for a win that shows a competency. */
  search: {
    lead: (competency: string) => `Which of what you finished shows ${quoted(competency)}? What you keep here names it.`,
    add: 'Add a win yourself',
    leave: 'Look at this week only',
    none: 'Nothing you finished in these weeks stands out. If you remember something, add it yourself.',
    earlier: 'Earlier weeks',
    later: 'Later weeks',
    now: 'The weeks up to now',
  },
  done: { text: 'That is all for this week.', career: 'See your career' },
  /** Why it is offered, of the clauses below. */
  why: (clauses: readonly string[]) => `Offered because ${all.format(clauses)}.`,
  reasons: {
    achieved: () => 'the goal was achieved',
    'best-so-far': (about: string) => (about ? `it is the best so far for ${quoted(about)}` : 'it is the best so far'),
    milestone: (about: string) => (about ? `the milestone ${quoted(about)} was reached` : 'this milestone was reached'),
    starred: () => 'you starred it',
    'target-reached': (about: string) => (about ? `it reached the target of ${about}` : 'it reached the target'),
    number: (about: string) => (about ? `it has a number, ${quoted(about)}` : 'it has a number'),
    count: (about: string) => (about ? `it says how much was done, ${quoted(about)}` : 'it says how much was done'),
    urgent: () => 'it was urgent',
    'long-work': (about: string) => `it was ${minutes(about) ?? 'hours'} of work`,
    'high-priority': () => 'its priority was high',
    goal: (about: string) => (about ? `it was for the goal ${quoted(about)}` : 'it was for a goal'),
    steps: (about: string) => `it had ${about || 'many'} steps`,
    /** Of the mood that was chosen. */
    bright: (about: string) => (about === '1' ? 'the day was a good one' : 'the day was a bright one'),
    'some-work': (about: string) => `it was ${minutes(about) ?? 'more than an hour'} of work`,
    notes: () => 'you wrote much about it',
  } satisfies Record<CandidateReason, (about: string) => string>,
}

function minutes(about: string): string | null {
  const all = Number(about)
  if (!about || Number.isNaN(all)) return null
  return all < 60 ? `${all} min` : `${Math.floor(all / 60)} h${all % 60 ? ` ${all % 60} min` : ''}`
}
