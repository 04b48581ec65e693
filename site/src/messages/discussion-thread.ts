import { discussionNames } from './discussion-names.ts'

const { named } = discussionNames

/** What is said in a discussion, where it is talked. */
export const thread = {
  ...discussionNames,
  new: (n: number) => `${n} new`,
  earlier: 'Earlier messages',
  later: 'Later messages',
  latest: 'Go to the latest',
  edited: 'edited',
  editedHow: 'Earlier versions',
  takenBack: (author: string) => `${author} took this back.`,
  takenBackBy: (owner: string) => `${owner} removed this message.`,
  replies: (n: number) => (n === 1 ? '1 reply' : `${n} replies`),
  replyTo: (author: string) => `Reply to ${author}`,
  repliesTo: (author: string) => `Replies to ${author}`,
  empty: 'No messages yet.',
  more: (author: string) => `Actions for this message by ${author}`,
  reacted: (names: readonly string[], hasYou: boolean) => `by ${named([...names, ...(hasYou ? ['you'] : [])])}`,
  openFile: (name: string) => `Open ${name}`,
  linked: {
    task: 'Task',
    goal: 'Goal',
    'journal-entry': 'Journal entry',
    discussion: 'Discussion',
    experience: 'Experience',
    win: 'Win',
    story: 'Story',
  },
  linkedDone: (kind: string) => `${kind}, done`,
  said: (author: string, text: string) => `${author}: ${text}`,
  saidMany: (n: number) => `${n} new messages`,
  waiting: {
    label: 'Messages waiting to be sent',
    sending: 'Sending',
    waiting: 'Waiting for a connection',
    refused: (why: string) => `Not sent. ${why}`.trim(),
    again: 'Send again',
    discard: 'Discard',
    discarded: 'Unsent message discarded',
    files: (n: number) => (n === 1 ? 'with 1 file' : `with ${n} files`),
  },
}
