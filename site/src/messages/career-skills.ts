const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`

const list = new Intl.ListFormat('en-GB')

/** The words of the screen of skills. */
export const skills = {
  title: 'Skills',
  summary: (n: number) => many(n, 'skill', 'skills'),
  empty: { title: 'No skills yet.', text: 'List what you can do. Wins and experience that mention a skill count as its evidence.' },
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
  nameHelp: 'The old name is kept among its other names.',
  level: 'Level',
  levelHelp: 'In your own words, such as “advanced”.',
  aliases: 'Other names',
  addAlias: 'Add another name',
  keywords: 'Keywords',
  addKeyword: 'Add a keyword',
  merge: 'The same as',
  mergeNone: 'Choose a skill',
  mergeHelp: 'This one keeps both names; the other goes to the trash.',
  mergeDo: 'Merge them',
  remove: 'Move to the trash',
  add: {
    title: 'Add a skill',
    label: 'Skill, or several',
    help: 'Separate several with commas. Put a name that has a comma in quotes.',
    button: 'Add',
    known: (names: readonly string[]) => `${list.format(names)} ${names.length === 1 ? 'is' : 'are'} on your list already.`,
    long: (begin: string, most: number) => `“${begin}…” is too long: a name can have at most ${most} characters.`,
    nothing: 'Enter a name.',
  },
  found: {
    title: 'Mentioned, not on your list',
    text: 'Your wins and experience mention these.',
    list: 'Add',
    listOf: (name: string) => `Add ${name}`,
    /** Names that less shows than those that stand above. */
    more: (n: number) => (n === 1 ? 'One more is mentioned less often.' : `${n.toLocaleString('en')} more are mentioned less often.`),
  },
  fields: { name: 'name', level: 'level', aliases: 'other names', keywords: 'keywords', order: 'place' } as Readonly<
    Record<string, string>
  >,
  did: {
    create: (names: readonly string[]) =>
      names.length === 1 ? `Added “${names[0]}”` : `Added ${names.length} skills: ${names.join(', ')}`,
    edit: (field: string, name: string) => `Changed the ${skills.fields[field] ?? field} of “${name}”`,
    merge: (name: string, other: string) => `Merged “${other}” into “${name}”`,
    remove: (name: string) => `Moved “${name}” to the trash`,
  },
}
