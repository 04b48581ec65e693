import type { CalendarColor, FeedContent } from '@throughline/core/calendar'

export const feedSettings = {
  title: 'In other calendars',
  about: 'An address your phone or another calendar subscribes to. Anyone who has it can read it.',
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
  noneDetail: 'Make one for each device or program, so that each can be turned off by itself.',
  add: 'New address',
  make: 'Create address',
  stay: 'Cancel',
  address: (name: string) => `Address of “${name}”`,
  copy: 'Copy',
  copied: 'Copied',
  unreadable: 'This server’s secret key has changed, so this address can no longer be shown. Make a new one below.',
  change: 'Change',
  changeOf: (name: string) => `Change “${name}”`,
  save: 'Save',
  rotateBefore: 'If the wrong person has the address, replace it. Programs that use the old one stop updating.',
  rotate: 'Replace the address',
  removeBefore: 'Programs that use it stop updating.',
  remove: 'Turn it off',
  made: 'Address created. Add it to your calendar program as a subscription.',
  changed: 'Saved. Calendar programs notice the next time they look.',
  rotated: 'The address is replaced. Copy the new one into your calendar program.',
  removed: 'The address is turned off.',
}

export const davSettings = {
  title: 'Two-way sync (CalDAV)',
  about: 'Apple Reminders, Thunderbird, Tasks.org with DAVx⁵ and others show your tasks and can change them.',
  signIn:
    'The address. The user name is your e-mail address; the password is not the one you sign in with, but an API token that may read and change tasks, and read goals.',
  tokens: 'API tokens',
}

export const outsideSettings = {
  title: 'Other calendars here',
  about: 'Their events appear beside your tasks, read-only.',
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
  removeBefore: 'Its events disappear from your days. The calendar itself stays as it is.',
  remove: 'Remove it',
  subscribed: 'Subscribed. Its events appear beside your tasks.',
  refreshed: 'Read just now.',
  changed: 'Saved.',
  removed: 'The calendar is removed.',
}

export const daySettings = {
  title: 'Time zone and week',
  about: 'All dates and times here follow these.',
  timeZone: 'Time zone',
  weekStart: 'Week starts on',
  dayStart: 'Day starts at',
  dayStartHelp: 'Anything you do before then counts for the day before.',
  save: 'Save',
  changed: 'Saved.',
}
