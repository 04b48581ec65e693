import { evidenceKinds } from './evidence-kind.ts'

const some = (n: number, one: string, many: string, locale = 'en-GB') => `${n.toLocaleString(locale)} ${n === 1 ? one : many}`

/** The words of the thread of wins. */
export const thread = {
  title: 'Career',
  aside: 'At a glance',
  counted: (wins: number, evidence: number, locale: string) =>
    `${some(wins, 'win', 'wins', locale)}, ${some(evidence, 'piece', 'pieces', locale)} of evidence`,
  addWin: 'Add a win',
  draft: 'Draft a review packet',
  inbox: {
    waiting: (n: number) =>
      n === 0
        ? 'Nothing of this week waits to be kept.'
        : n === 1
          ? 'One thing of this week may be worth keeping.'
          : `${n} things of this week may be worth keeping.`,
    look: (n: number) => (n === 0 ? 'See earlier weeks' : n === 1 ? 'Look at it' : 'Look at them'),
  },
  loose: 'Not placed yet',
  looseHint: 'Say on each where it belongs.',
  place: 'Add your experience',
  noWins: 'No win kept here yet.',
  addNumber: 'Add a number',
  noEvidence: 'No evidence yet.',
  link: 'Link a task, a check-in or a passage',
  more: (n: number) => (n === 1 ? 'One more piece of evidence' : `${n} more pieces of evidence`),
  kinds: evidenceKinds,
  gone: 'no longer there',
  notDone: 'not done yet, does not count',
  private: 'Only you see this',
  earlier: 'Earlier wins',
  newest: 'The newest wins',
  quarters: {
    title: 'Wins by quarter',
    of: (quarter: number) => `Q${quarter}`,
    year: (year: number) => ` ’${String(year).slice(2)}`,
    label: (first: string, last: string) => `Wins by quarter, ${first} to ${last}`,
    thin: (n: number) => (n === 1 ? 'one of them thin' : `${n} of them thin`),
  },
  prove: {
    title: 'What you can prove',
    caption: 'Wins by competency',
    thin: '1, thin',
    none: 'none yet',
    makeGoal: 'Make it a goal',
    makeGoalOf: (name: string) => `Make it a goal: ${name}`,
    /** @param isOther whether some are shown above */
    others: (n: number, isOther: boolean) =>
      `${n === 1 ? 'One' : n}${isOther ? ' other' : ''} ${n === 1 ? 'competency' : 'competencies'} that no win of yours shows yet`,
    othersHelp: 'Name one on a win that shows it, or make it a goal.',
    addWin: 'Add a win',
    addWinOf: (name: string) => `Add a win that shows it: ${name}`,
    empty: 'Name competencies on your wins, and they are counted here.',
  },
  packets: {
    title: 'Review packets',
    none: 'None yet.',
    all: 'All review packets',
    draft: 'Draft',
    wins: (n: number) => some(n, 'win', 'wins'),
    for: (audience: string) => `for ${audience}`,
    sent: (day: string) => `Sent ${day}`,
  },
  resumes: { title: 'Résumés', none: 'No version yet.', all: 'All résumés' },
  skills: {
    title: 'Skills',
    caption: 'What shows each skill',
    empty: 'Name skills on your wins and experience, and what shows them is counted here.',
    bare: (n: number) =>
      n === 1 ? 'One skill on your list has nothing that shows it yet' : `${n} skills on your list have nothing that shows them yet`,
    all: 'All skills',
  },
  empty: {
    text: 'What you finish becomes a win: one line of what was better afterwards, with the day it happened behind it.',
    hint: 'Make one of a finished task, an achieved goal or a line of your journal, or write one down.',
    first: 'Add your first win',
    inbox: 'See what is worth keeping',
  },
}
