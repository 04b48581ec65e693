import type { CalendarColor, FeedContent } from '@throughline/core/calendar'

export const feedSettings = {
  title: 'In other calendars',
  about: 'An address that your phone or another calendar reads. Whoever has it can read it too.',
  contents: {
    tasks: 'Tasks that are due',
    goals: 'Last days of goals',
    meetings: 'Meetings',
    interviews: 'Interviews',
    practice: 'Days with practice',
  } satisfies Record<FeedContent, string>,
  held: { tasks: 'tasks', goals: 'goals', meetings: 'meetings', interviews: 'interviews', practice: 'practice' } satisfies Record<
    FeedContent,
    string
  >,
  holdsWhat: (contents: readonly string[]) => `Holds ${contents.join(', ')}`,
  holds: 'What it holds',
  name: 'Name',
  nameHelp: 'Such as the device that reads it.',
  none: 'No address yet',
  noneDetail: 'Make one for each device or program, so that you can turn it off alone.',
  add: 'New address',
  make: 'Make the address',
  stay: 'Cancel',
  address: (name: string) => `Address of “${name}”`,
  copy: 'Copy',
  copied: 'Copied',
  unreadable: 'The secret key of this server was changed, so this address can be shown no more. Make a new one below.',
  change: 'Change',
  changeOf: (name: string) => `Change “${name}”`,
  save: 'Save',
  rotateBefore: 'If somebody has the address who should not: a new one replaces it, and programs that read the old one stop.',
  rotate: 'Replace the address',
  removeBefore: 'Programs that read it see nothing more from then on.',
  remove: 'Turn it off',
  made: 'The address is made. Copy it into your calendar program as a subscription.',
  changed: 'Changed. Calendar programs notice the next time they look.',
  rotated: 'The address is replaced. Copy the new one into your calendar program.',
  removed: 'The address is turned off.',
}

export const davSettings = {
  title: 'Both ways (CalDAV)',
  about: 'Apple Reminders, Thunderbird, Tasks.org with DAVx⁵ and others show your tasks and change them there.',
  signIn:
    'The address. The user name is your e-mail address; the password is not the one you sign in with, but an API token that may read and change tasks, and read goals.',
  tokens: 'API tokens',
}

export const outsideSettings = {
  title: 'Other calendars here',
  about: 'Their events stand beside your tasks. They are read only.',
  none: 'No calendar yet',
  noneDetail: 'Subscribe to one by its address (iCal, .ics), such as the secret address that Google Calendar gives out.',
  add: 'Subscribe to a calendar',
  address: 'Address',
  addressHelp: 'It begins with https:// or webcal://.',
  name: 'Name',
  nameHelp: 'The calendar’s own if you leave it empty.',
  color: 'Colour',
  colors: { slate: 'Grey', blue: 'Blue', green: 'Green', amber: 'Amber', red: 'Red', violet: 'Violet' } satisfies Record<
    CalendarColor,
    string
  >,
  subscribe: 'Subscribe',
  stay: 'Cancel',
  read: (day: string, events: number) => `Read ${day}, ${events === 1 ? '1 event' : `${events} events`} in these two years`,
  unread: 'Not read yet',
  fault: (words: string, day: string | null) => `${words} ${day ? `Shown as it was ${day}.` : ''}`.trim(),
  refresh: 'Refresh',
  refreshOf: (name: string) => `Refresh “${name}”`,
  change: 'Change',
  changeOf: (name: string) => `Change “${name}”`,
  save: 'Save',
  removeBefore: 'Its events go from your days. The calendar itself stays as it is.',
  remove: 'Remove it',
  subscribed: 'The calendar is read, and its events stand beside your tasks.',
  refreshed: 'Read just now.',
  changed: 'Changed.',
  removed: 'The calendar is removed.',
}

export const daySettings = {
  title: 'Time zone and week',
  about: 'By which all dates and times here are read.',
  timeZone: 'Time zone',
  weekStart: 'The week begins on',
  dayStart: 'The day begins at',
  dayStartHelp: 'What you do later at night still counts for the day before.',
  save: 'Save',
  changed: 'Changed.',
}
