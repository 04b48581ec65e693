import { discussionNames as names } from './discussion-names.ts'

const { named } = names

/** Names as far as they have room. */
const few = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} others` : named(names)

export const discussion = {
  title: 'Discussions',
  /** After how many there are. */
  unread: 'unread',
  views: { open: 'Open', mine: 'Mine', resolved: 'Resolved' },
  viewsLabel: 'Views of discussions',
  kinds: { 'one-on-one': '1:1', mentoring: 'Mentoring', feedback: 'Feedback', decision: 'Decision', question: 'Question' },
  /** What each is for, where one is chosen. */
  kindsFor: {
    'one-on-one': 'Two people with an agenda, who may meet regularly',
    mentoring: 'One person learns from the other over several months',
    feedback: 'How something went, in other people’s words',
    decision: 'What to do, why, and how it turned out',
    question: 'Anything else worth an answer',
  },
  ...names,
  list: {
    begin: 'Start a discussion',
    open: (n: number, isMore: boolean) => `${n}${isMore ? '+' : ''} open`,
    label: 'Discussions',
    search: 'Title, person or message',
    searchHint: 'Search discussions',
    found: 'Said in discussions',
    narrow: 'Filter the list',
    kind: 'Kind',
    anyKind: 'Any kind',
    person: 'Person',
    anybody: 'Anybody',
    unread: 'Unread',
    show: 'Show',
    said: (author: string, excerpt: string) => `${author}: ${excerpt}`,
    nothingSaid: 'No messages yet.',
    with: (names: readonly string[]) => `with ${few(names)}`,
    alone: 'only you so far',
    next: (when: string) => `next ${when}`,
    actions: (n: number) => (n === 1 ? '1 open action' : `${n} open actions`),
    unreadCount: (n: number) => `${n} new`,
    muted: 'muted',
    more: 'Earlier',
    newest: 'Latest',
    trash: 'Trash',
    restore: 'Restore',
    deleted: (when: string) => `Deleted ${when}`,
    failed: 'The discussions could not be loaded.',
    again: 'Try again',
    empty: {
      open: {
        title: 'No open discussions.',
        text: 'Start a 1:1, ask a question, or record a decision with the people it concerns.',
      },
      mine: { title: 'None of the open discussions are yours.', text: 'A discussion you start is yours until you hand it over.' },
      resolved: { title: 'Nothing is resolved yet.', text: 'Resolved discussions stay here and can be reopened.' },
      trash: { title: 'The trash is empty.', text: 'A discussion you delete stays here for 30 days.' },
      narrowed: { title: 'No discussions match.', text: 'Show all of them to see the rest.' },
    },
    showAll: 'Show all',
  },
  make: {
    title: 'Start a discussion',
    name: 'What it is about',
    nameHelp: 'Up to 200 characters. It is the first thing the people you invite will read.',
    kind: 'Kind',
    first: 'First message',
    firstHelp: 'You can leave it for later. You can use **bold**, lists and [links](https://…).',
    submit: 'Start',
    cancel: 'Cancel',
    noTitle: 'Say what it is about.',
    refused: 'It could not be started. What you wrote is still here.',
  },
  thread: {
    allOf: 'The whole discussion',
  },
}
