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
    'one-on-one': 'Two people who meet again and again, with an agenda',
    mentoring: 'One learns from the other, over months',
    feedback: 'How something went, in others’ words',
    decision: 'What is to be done, why, and how it turned out',
    question: 'Anything else worth an answer',
  },
  ...names,
  list: {
    begin: 'Begin a discussion',
    open: (n: number, isMore: boolean) => `${n}${isMore ? ' and more' : ''} open`,
    label: 'Discussions',
    search: 'Title, person or words that were said',
    searchHint: 'Search discussions',
    found: 'Said in discussions',
    narrow: 'Narrow the list',
    kind: 'Kind',
    anyKind: 'Any kind',
    person: 'Person',
    anybody: 'Anybody',
    unread: 'Unread',
    show: 'Show',
    said: (author: string, excerpt: string) => `${author}: ${excerpt}`,
    nothingSaid: 'Nothing has been said yet.',
    with: (names: readonly string[]) => `with ${few(names)}`,
    alone: 'nobody else yet',
    next: (when: string) => `next ${when}`,
    actions: (n: number) => (n === 1 ? '1 open action' : `${n} open actions`),
    unreadCount: (n: number) => `${n} new`,
    muted: 'muted',
    more: 'Earlier ones',
    newest: 'The latest',
    trash: 'Trash',
    restore: 'Restore',
    deleted: (when: string) => `Deleted ${when}`,
    failed: 'The discussions could not be read.',
    again: 'Try again',
    empty: {
      open: {
        title: 'Nothing is being talked about.',
        text: 'Begin a 1:1, ask a question, or write a decision down with those it concerns.',
      },
      mine: { title: 'None of the open ones is yours.', text: 'What you begin is yours until you pass it on.' },
      resolved: { title: 'Nothing is resolved yet.', text: 'A discussion that is resolved stays here, and can be reopened.' },
      trash: { title: 'The trash is empty.', text: 'A discussion you delete stays here for 30 days.' },
      narrowed: { title: 'None of them is like that.', text: 'Show all of them again to look elsewhere.' },
    },
    showAll: 'Show all',
  },
  make: {
    title: 'Begin a discussion',
    name: 'What it is about',
    nameHelp: 'Up to 200 characters. Those you invite read it first.',
    kind: 'Kind',
    first: 'First message',
    firstHelp: 'Markdown. You can also write it later.',
    submit: 'Begin',
    cancel: 'Cancel',
    noTitle: 'Say what it is about.',
    refused: 'It could not be begun. What you wrote is still here.',
  },
  thread: {
    allOf: 'The whole discussion',
  },
}
