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
        ? 'Nothing from this week to keep yet.'
        : n === 1
          ? 'One thing from this week may be worth keeping.'
          : `${n} things from this week may be worth keeping.`,
    look: (n: number) => (n === 0 ? 'See earlier weeks' : n === 1 ? 'Look at it' : 'Look at them'),
  },
  loose: 'Not placed yet',
  looseHint: 'Open each to say where it belongs.',
  place: 'Add your experience',
  noWins: 'No wins here yet.',
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
    withoutMonth: (n: number, year: number) => `${n} more ${n === 1 ? 'win' : 'wins'} of ${year}, without a month`,
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
      `${n === 1 ? 'One' : n}${isOther ? ' other' : ''} ${n === 1 ? 'competency' : 'competencies'} that none of your wins show yet`,
    othersHelp: 'Add one to a win that shows it, or make it a goal.',
    addWin: 'Add a win',
    addWinOf: (name: string) => `Add a win that shows it: ${name}`,
    empty: 'Add competencies to your wins, and they are counted here.',
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
    caption: 'Evidence for each skill',
    empty: 'Add skills to your wins and experience, and their evidence is counted here.',
    bare: (n: number) => (n === 1 ? 'One skill on your list has no evidence yet' : `${n} skills on your list have no evidence yet`),
    all: 'All skills',
  },
  empty: {
    text: 'What you finish becomes a win: one line on what was better afterwards, with the day it happened behind it.',
    hint: 'Make one from a finished task, an achieved goal or a line of your journal, or write one down.',
    first: 'Add your first win',
    inbox: 'See what is worth keeping',
  },
}
