const all = new Intl.ListFormat('en-GB')

/** What a description asks for in so many words: years, languages, degrees, skills, abbreviations, words in quotes. */
export const requirements = {
  states: { met: 'Told by what you keep', open: 'For you to judge' },
  optional: 'nice to have',
  learnt: (at: readonly string[]) => `In your education: ${all.format(at)}.`,
  noDegree: 'No education of yours says it.',
  lasted: (duration: string, at: readonly string[]) => `${duration} at ${all.format(at)}`,
  undated: (at: readonly string[]) => `${all.format(at)} ${at.length === 1 ? 'says' : 'say'} so, without the dates that would count`,
  noPosition: 'No position says so',
  worked: (told: string, inAll: string | null) => (inAll ? `${told}; ${inAll} of work in all.` : `${told}.`),
  profile: (languages: readonly string[]) => `In your profile: ${all.format(languages)}.`,
  noLanguage: 'Not in your profile.',
  says: {
    page: (lines: readonly string[]) => all.format(lines.map((line) => `“${line}”`)),
    account: (names: readonly string[]) => `Said by ${all.format(names.map((name) => `“${name}”`))}.`,
  },
  unsaid: { page: 'The page does not say it.', account: 'No skill, position or win of yours says it.' },
  ways: {
    years: 'Say more of a position',
    language: 'Write it in your profile',
    degree: 'Write it among your education',
    skill: 'List it among your skills',
    win: 'Add a win',
  },
  winOf: (name: string) => `Add a win that shows ${name}`,
} as const
