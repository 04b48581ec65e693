const all = new Intl.ListFormat('en-GB')

/** What a description asks for in so many words: years, languages, degrees, skills, abbreviations, words in quotes. */
export const requirements = {
  states: {
    page: { met: 'On the page or in your records', open: 'For you to judge' },
    account: { met: 'Backed by your records', open: 'For you to judge' },
  },
  /** What one will do. */
  duties: {
    page: { met: 'Duties that a line of the page tells of', open: 'Duties that no line tells of yet' },
    account: { met: 'Duties your record tells of', open: 'Duties nothing in your record tells of yet' },
  },
  optional: 'nice to have',
  learnt: (at: readonly string[]) => `In your education: ${all.format(at)}.`,
  noDegree: 'Nothing in your education is called so.',
  lasted: (duration: string, at: readonly string[]) => `${duration} at ${all.format(at)}`,
  undated: (at: readonly string[]) => `${all.format(at)} ${at.length === 1 ? 'says' : 'say'} so, without the dates that would count`,
  noPosition: 'No position is called so',
  worked: (told: string, inAll: string | null) => (inAll ? `${told}; ${inAll} of work in all.` : `${told}.`),
  profile: (languages: readonly string[]) => `In your profile: ${all.format(languages)}.`,
  noLanguage: 'Not in your profile.',
  says: {
    page: (lines: readonly string[]) => all.format(lines.map((line) => `“${line}”`)),
    account: (names: readonly string[]) => `Said by ${all.format(names.map((name) => `“${name}”`))}.`,
  },
  doneBy: (names: readonly string[]) => `Told by ${all.format(names.map((name) => `“${name}”`))}.`,
  unsaid: { page: 'Not on the page.', account: 'Not in your skills, positions or wins.' },
  ways: {
    years: 'Add to a position',
    language: 'Add it to your profile',
    degree: 'Add it to your education',
    item: 'Add a win that shows it',
    duty: 'Add a win that shows it',
    skill: 'Add it to your skills',
    win: 'Add a win',
  },
  winOf: (name: string) => `Add a win that shows ${name}`,
} as const
