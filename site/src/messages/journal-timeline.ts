const many = (n: number, one: string, more: string) => `${n.toLocaleString('en-GB')} ${n === 1 ? one : more}`
const entries = (n: number) => many(n, 'entry', 'entries')
const signed = (n: number) => `${n < -0.049 ? '−' : n > 0.049 ? '+' : ''}${Math.abs(n).toFixed(1)}`

/** The words of the timeline of the journal and of what stands above it. */
export const timeline = {
  write: 'Write',
  export: 'Export',
  begin: 'Start today’s entry',
  beginOn: (day: string) => `Start an entry on ${day}`,
  name: 'Entries',
  entries,
  loading: 'Loading',
  photo: (n: number) => many(n, 'photo', 'photos'),
  starred: 'Starred',
  sealed: 'Sealed',
  journals: 'Journals',
  more: (name: string) => `Actions for “${name}”`,
  links: {
    task: (n: number) => (n === 1 ? 'links to a task' : `links to ${n} tasks`),
    goal: (n: number) => (n === 1 ? 'links to a goal' : `links to ${n} goals`),
    'journal-entry': (n: number) => (n === 1 ? 'links to an entry' : `links to ${n} entries`),
  },
  became: (n: number) => (n === 1 ? 'became a task' : `became ${n} tasks`),
  tag: (tag: string) => `Entries tagged ${tag}`,
  earlier: 'Earlier entries',
  earlierYear: (year: number) => `Entries from ${year}`,
  later: 'Later entries',
  start: 'This is where it begins.',
  notLoaded: 'The entries could not be loaded.',
  again: 'Try again',

  empty: {
    text: 'A few lines about today are enough to begin with.',
    act: 'Write the first entry',
    import: 'Import a journal',
    year: (year: number) => `Nothing was written in ${year}.`,
  },

  menu: {
    open: 'Open',
    star: 'Star',
    unstar: 'Remove the star',
    day: 'See this day in other years',
    export: 'Export this day',
    remove: 'Move to the trash',
  },

  overview: { label: 'Show above the entries', year: 'Year', month: 'Month', mood: 'Mood' },
  year: {
    name: (year: number) => `Days of ${year}`,
    earlier: (year: number) => `Earlier: ${year}`,
    later: (year: number) => `Later: ${year}`,
    hint: 'Arrow keys move by day and week; Enter goes to the entries of that day.',
    day: (day: string, n: number, words: number) =>
      n ? `${day}: ${entries(n)}, ${many(words, 'word', 'words')}` : `${day}: nothing written`,
    written: (n: number) => `${many(n, 'day', 'days')} with entries`,
    words: (n: number) => many(n, 'word', 'words'),
    streak: (n: number, isOpen: boolean) => {
      if (n === 0) return isOpen ? 'Today is still open' : ''
      return `${many(n, 'day', 'days')} in a row${isOpen ? ', today is still open' : ''}`
    },
    less: 'less',
    more: 'more',
    key: (steps: readonly number[]) => `Words a day, by strength: any, ${steps.filter(Boolean).join(', ')} and more`,
    table: (year: number) => `Entries in ${year}, by month`,
    columns: { month: 'Month', days: 'Days', entries: 'Entries', words: 'Words' },
  },

  month: {
    previous: 'Previous month',
    next: 'Next month',
    today: 'This month',
    day: (day: string, n: number, mood: string | null) => `${day}: ${entries(n)}${mood ? `, ${mood}` : ''}`,
    jump: 'Go to a month',
    go: 'Go',
  },

  moods: {
    title: (year: number) => `How you were in ${year}`,
    sum: (mean: number, n: number) => `Mood ${signed(mean)} on average, over ${entries(n)}.`,
    energy: (mean: number, n: number) => `Energy ${mean.toFixed(1)} of 5, over ${entries(n)}.`,
    none: 'No entry from this year has a mood. Choose one while you write, and it will show here.',
    scale: 'From −2, low, to +2, bright. A dot is a week; larger ones stand for more entries. Weeks without a mood stay empty.',
    energyScale: 'From 1, empty, to 5, full.',
    drawn: (what: string, weeks: number) => `${what} by week, noted in ${many(weeks, 'week', 'weeks')}. The table below shows it by month.`,
    table: 'By month',
    columns: { month: 'Month', mood: 'Mood', energy: 'Energy' },
    of: (n: number) => entries(n),
    mean: signed,
    energyMean: (mean: number) => mean.toFixed(1),
    byTag: 'By tag',
    tagColumns: { tag: 'Tag', mood: 'Mood' },
    distribution: 'How often each was chosen',
    times: (n: number) => `${n.toLocaleString('en-GB')} ×`,
  },

  search: {
    label: 'Search the journal',
    placeholder: 'Search the journal',
    filters: 'Filter entries',
    mood: 'Mood',
    tag: 'Tag',
    anyTag: 'No tags yet.',
    starred: 'Starred',
    photo: 'With a photo',
    days: 'Days',
    from: 'From',
    to: 'To',
    show: 'Show',
    journal: 'Journal',
    openJournal: 'Journal',
    any: 'Any',
    clear: 'Clear all',
    submit: 'Search',
    found: (n: number, isMore: boolean) => (n === 0 && !isMore ? 'Nothing found' : `${isMore ? 'More than ' : ''}${entries(n)} found`),
    looking: 'Searching',
    nothing: (q: string) => (q ? `No entry contains “${q}”.` : 'No entry matches.'),
    nothingHint: 'Words are matched from their beginning, in titles, tags and text. Sealed journals are searched once they are unlocked.',
    failed: 'The search could not be completed.',
  },

  trash: 'Deleted entries',
}
