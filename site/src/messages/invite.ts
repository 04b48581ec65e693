import type { DiscussionKind } from '@throughline/core/discussion'

const kinds: Record<DiscussionKind, string> = {
  'one-on-one': '1:1',
  mentoring: 'Mentoring',
  feedback: 'Feedback',
  decision: 'Decision',
  question: 'Question',
}

/** What somebody reads who was sent a link, and who may never have heard of us. */
export const invite = {
  title: 'You are invited',
  lead: (inviter: string) => `${inviter || 'Somebody'} has invited you to a discussion.`,
  kind: (kind: DiscussionKind) => kinds[kind],
  member: 'You can read and reply.',
  viewer: 'You can read it.',
  act: 'Join the discussion',
  /** To whoever made the link, or is in by another. */
  insideTitle: 'You are already in',
  inside: 'This link invites others to a discussion that you are part of.',
  open: 'Open the discussion',
  as: (name: string) => `You join as ${name}, and everybody in it sees that name.`,
  signIn: 'Sign in to join',
  signUp: 'Create an account',
  /** After the name of the product. */
  about:
    'is a private place for tasks, goals, a journal and discussions like this one. You will see this discussion, and nobody will see what else you keep there.',
  until: (day: string) => `The invitation is open until ${day}. Nothing happens until you join.`,
  tooOftenTitle: 'Too many attempts',
  tooOften: 'Too many links were opened from your network. Wait a little, then open this one again.',
  overTitle: 'This invitation is no longer valid',
  over: 'It has expired, was withdrawn, or was used already. Whoever sent it can make a new one.',

  /** Those that were mailed to somebody, shown in the app. */
  waiting: {
    title: (n: number) => (n === 1 ? 'An invitation is waiting for you' : `${n} invitations are waiting for you`),
    about: (kind: DiscussionKind, inviter: string, day: string) => `${kinds[kind]}, by ${inviter || 'somebody'}, open until ${day}`,
    accept: 'Join',
    acceptOf: (title: string) => `Join “${title}”`,
    decline: 'Decline',
    declineOf: (title: string) => `Decline “${title}”`,
    unproven: (email: string, n: number) =>
      n === 1
        ? `Open the link in the e-mail sent to ${email}. It says who has invited you and to what, and confirms that the address is yours.`
        : `Open the links in the e-mails sent to ${email}. They say who has invited you and to what, and confirm that the address is yours.`,
    look: 'See it in Discussions',
  },
}
