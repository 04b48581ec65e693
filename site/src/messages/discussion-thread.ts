/** What is said in a discussion, where it is talked. */
export const thread = {
  /** Somebody whose account is gone. */
  gone: 'Somebody who left Throughline',
  you: 'You',
  new: (n: number) => `${n} new`,
  earlier: 'Earlier messages',
  later: 'Later messages',
  latest: 'To the latest',
  edited: 'edited',
  takenBack: (author: string) => `${author} took this back.`,
  replies: (n: number) => (n === 1 ? '1 reply' : `${n} replies`),
  reply: 'Reply',
  repliesTo: (author: string) => `Replies to ${author}`,
  empty: 'Nothing has been said yet.',
}
