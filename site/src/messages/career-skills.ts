const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`

const list = new Intl.ListFormat('en-GB')

/** The words of the screen of skills. */
export const skills = {
  title: 'Skills',
  summary: (n: number) => many(n, 'skill', 'skills'),
  empty: { title: 'No skills are listed yet.', text: 'List what you can do. Wins and experience that name it count as its evidence.' },
  columns: { name: 'Skill', level: 'Level', evidence: 'Shown by', last: 'Last used' },
  also: (names: string) => `Also ${names}`,
  /** How many name it. */
  shownBy: ({ wins, experiences }: { wins: number; experiences: number }) =>
    [wins > 0 && many(wins, 'win', 'wins'), experiences > 0 && many(experiences, 'experience', 'experiences')].filter(Boolean).join(', ') ||
    'Nothing yet',
  inUse: 'In use',
  never: 'Not yet',
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  name: 'Name',
  nameHelp: 'Its former name is kept among the others.',
  level: 'Level',
  levelHelp: 'In your own words, such as “advanced”.',
  aliases: 'Other names',
  addAlias: 'Add another name',
  keywords: 'What belongs to it',
  addKeyword: 'Add a word',
  merge: 'The same as',
  mergeNone: 'Choose a skill',
  mergeHelp: 'The names of both stand here; the other one goes to the trash.',
  mergeDo: 'Make them one',
  remove: 'Move to the trash',
  add: {
    title: 'List a skill',
    label: 'Name of the skill, or several',
    help: 'With commas between several. A name that has a comma goes in quotes.',
    button: 'List it',
    known: (names: readonly string[]) => `${list.format(names)} ${names.length === 1 ? 'is' : 'are'} listed already.`,
    long: (begin: string, most: number) => `“${begin}…” is too long: a name has ${most} signs at most.`,
    nothing: 'Write what it is called.',
  },
  found: {
    title: 'Named, not listed',
    text: 'Wins and experience name these.',
    list: 'List it',
    listOf: (name: string) => `List ${name}`,
    /** Names that less shows than those that stand above. */
    more: (n: number) => (n === 1 ? 'One more is named less often.' : `${n.toLocaleString('en')} more are named less often.`),
  },
  fields: { name: 'name', level: 'level', aliases: 'other names', keywords: 'words', order: 'place' } as Readonly<Record<string, string>>,
  did: {
    create: (names: readonly string[]) =>
      names.length === 1 ? `Listed “${names[0]}”` : `Listed ${names.length} skills: ${names.join(', ')}`,
    edit: (field: string, name: string) => `Changed the ${skills.fields[field] ?? field} of “${name}”`,
    merge: (name: string, other: string) => `“${other}” is now a part of “${name}”`,
    remove: (name: string) => `Moved “${name}” to the trash`,
  },
}
