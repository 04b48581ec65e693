/** Who is in a discussion, and how others come in: read once somebody asks for it. */
export const people = {
  title: 'People',
  close: 'Close',
  you: 'you',
  roles: { owner: 'Owner', member: 'Member', viewer: 'Viewer' },
  /** What a role is for, where it is chosen. */
  roleOf: (name: string) => `Role of ${name}`,
  roleHelp: 'Members read and write, viewers only read. The owner decides who is here.',
  here: 'here now',
  writing: 'writing',
  remove: 'Remove',
  removeOf: (name: string) => `Remove: ${name}`,
  removed: (name: string) => `${name} was removed. What they said stays.`,
  putBack: 'Put back',
  putBackOf: (name: string) => `Put back: ${name}`,
  passOn: 'Make owner',
  passOnOf: (name: string) => `Make owner: ${name}`,
  passOnAsk: (name: string) => `${name} will then decide who is here, and you will be a member. Only ${name} can hand it back.`,
  passOnDo: 'Hand it over',
  keep: 'Cancel',
  former: (n: number) => (n === 1 ? '1 former member' : `${n} former members`),
  left: (name: string, when: string) => `${name} left ${when}`,
  wasRemoved: (name: string, when: string) => `${name} was removed ${when}`,
  invite: 'Invite…',
  leave: 'Leave the discussion…',
  leaveAsk: 'What you said stays. You will need an invitation to come back.',
  leaveAlone: 'Nobody else is here, so it goes to your trash for 30 days.',
  leaveDo: 'Leave',
  stay: 'Cancel',
  passOnFirst: 'You are the owner. Hand the discussion over before you leave.',
  did: {
    role: (name: string, role: string) => `${name} is now ${role === 'viewer' ? 'a viewer' : 'a member'}`,
    removed: (name: string) => `${name} was removed`,
    owner: (name: string) => `${name} is now the owner`,
  },
}

export const inviting = {
  title: 'Invite',
  by: 'How',
  byLink: 'With a link to share',
  byMail: 'By e-mail',
  email: 'E-mail address',
  emailHelp:
    'They get an e-mail that says who has invited them and to what, with a link of their own. If there is an account with this address, the invitation is also under Discussions; you won’t be told whether there is one.',
  /** Instead of that, where the server sends none. */
  noMailHelp:
    'This server doesn’t send e-mail. Whoever has an account with this address finds the invitation under Discussions; to everybody else, pass on a link.',
  role: 'They can',
  roles: { member: 'Write', viewer: 'Only read' },
  until: 'Open for',
  days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
  uses: 'Good for',
  people: (n: number | null) => (n === null ? 'As many as there is room for' : n === 1 ? 'One person' : `${n} people`),
  make: 'Create a link',
  send: 'Send the invitation',
  link: 'Link',
  linkHelp: 'Shown only once. Whoever opens it is asked before they join, and can create an account if they have none.',
  copy: 'Copy',
  copied: 'Copied',
  /** What has become of the mail just asked for. */
  mail: {
    waiting: (email: string) => `The invitation to ${email} is being sent…`,
    sent: (email: string) => `Invitation sent to ${email}.`,
    'tried-again': (email: string) => `The invitation to ${email} could not be sent yet. It will be retried automatically.`,
    'given-up': (email: string) => `The invitation to ${email} could not be sent. Share a link instead.`,
    'no-mail-server': (email: string) => `E-mail is not set up here, so nothing was sent to ${email}. Share a link instead.`,
  },
  linkInstead: 'Create a link to share',
  /** The same where the invitation is listed. */
  mailRow: {
    waiting: 'being sent',
    sent: (when: string) => `sent ${when}`,
    'tried-again': 'not sent yet, will be retried',
    'given-up': 'could not be sent',
    'no-mail-server': 'not sent: e-mail is not set up here',
  },
  at: (day: string, time: string) => `${day}, ${time}`,
  open: 'Open invitations',
  none: 'No open invitations.',
  loading: 'Loading the invitations…',
  failed: 'The invitations could not be loaded.',
  again: 'Try again',
  anyLink: 'A link',
  to: (email: string) => `E-mail to ${email}`,
  details: (role: 'member' | 'viewer', uses: number, most: number | null, until: string) =>
    `${role === 'member' ? 'to write' : 'to read'}, ${
      most === null ? (uses === 0 ? 'not used yet' : `used ${uses} times`) : `${uses} of ${most} used`
    }, until ${until}`,
  withdraw: 'Withdraw',
  withdrawOf: (what: string) => `Withdraw: ${what}`,
  withdrawn: 'Withdrawn. The link no longer works.',
}
