/** The words that all of the journal shares. */
export const journal = {
  title: 'Journal',
  views: { new: 'New entry', timeline: 'Timeline', 'on-this-day': 'On this day' },
  viewsLabel: 'Views of the journal',
  /** By mood, from −2 to 2. */
  moods: { '-2': 'Low', '-1': 'Flat', '0': 'Even', '1': 'Good', '2': 'Bright' },
  mood: 'Mood',
  energy: 'Energy',
  /** By energy, from 1 to 5. */
  energies: { '1': 'Empty', '2': 'Tired', '3': 'Enough', '4': 'Fresh', '5': 'Full' },
  untitled: 'Untitled',
  did: {
    star: (isStarred: boolean, name: string) => (isStarred ? `Starred “${name}”` : `“${name}” is no longer starred`),
    remove: (name: string) => `Moved “${name}” to the trash`,
  },
  words: (n: number, locale: string) => `${n.toLocaleString(locale)} ${n === 1 ? 'word' : 'words'}`,
}
