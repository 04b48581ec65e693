const named = (names: readonly string[]) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`)

/** How people are called in a discussion. */
export const discussionNames = {
  /** Somebody whose account is gone. */
  gone: 'Somebody who left Throughline',
  you: 'You',
  /** Whom a field names behind “By”, whoever reads last. */
  by: (names: readonly string[], hasYou: boolean) => named([...names, ...(hasYou ? [names.length > 0 ? 'you' : 'You'] : [])]),
  named,
}
