const named = (names: readonly string[]) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`)

/** The head of a discussion: its title, its state and what else can be done with it. */
export const head = {
  where: 'You are here',
  with: (names: readonly string[]) => (names.length === 0 ? 'Only you so far.' : `${named([...names, 'you'])}.`),
  invited: (addresses: readonly string[]) => `${named(addresses)} ${addresses.length === 1 ? 'is' : 'are'} invited.`,
  /** Of those whose mail did not go out. */
  untold: (addresses: readonly string[]) => `${named(addresses)} ${addresses.length === 1 ? 'is' : 'are'} invited, but no e-mail was sent.`,
  next: (when: string) => `Next meeting ${when}.`,
  resolved: (when: string) => `Resolved ${when}.`,
  muted: 'Muted.',
  inviteFirst: 'Invite somebody',
  title: 'Title',
  editTitle: 'Edit the title',
  titleEmpty: 'Say what it is about.',
  titleElsewhere: (title: string) => `It was renamed elsewhere to “${title}”. Save again to use yours.`,
  resolve: 'Resolve',
  reopen: 'Reopen',
  remove: 'Delete',
  more: 'More',
  follow: 'Notify me about',
  levels: { all: 'Everything', mentions: 'Mentions of me', muted: 'Nothing (muted)' },
  kind: 'Kind',
  menu: {
    people: 'People…',
    invite: 'Invite…',
    copyLink: 'Copy link',
    md: 'Export as Markdown',
    json: 'Export as JSON',
    leave: 'Leave…',
    remove: 'Delete',
  },
  did: {
    title: 'Renamed',
    kind: (kind: string) => `Changed to “${kind}”`,
    resolved: 'Resolved',
    open: 'Reopened',
    follow: { all: 'You will be notified of everything', mentions: 'You will be notified of mentions only', muted: 'Muted' },
    copied: 'Link copied. It opens for people in the discussion.',
    remove: (title: string) => `“${title}” is in the trash`,
  },
  gone: {
    removed: 'This discussion is in the trash. It stays there for 30 days, and nobody else can see it meanwhile.',
    restore: 'Restore it',
    over: 'You are no longer in this discussion, or it was deleted. What you were writing is kept in this browser.',
    all: 'All discussions',
  },
}
