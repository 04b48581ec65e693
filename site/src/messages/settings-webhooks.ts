import type { Delivery, WebhookOff } from '@throughline/core/webhook'

const faults: Record<NonNullable<Delivery['fault']>, string> = {
  'refused-address': 'its address is not on the public internet',
  unreachable: 'there was no answer',
  'too-slow': 'the answer took too long',
  'too-large': 'the answer was too large',
  'too-many-redirects': 'it redirects too often',
}

const off: Record<WebhookOff, (day: string) => string> = {
  gone: (day) => `Turned off ${day}: its program said that it is gone`,
  failing: (day) => `Turned off ${day}: nothing had got through for three days`,
}

/** Sets of events, as they are chosen together: a name, and what it stands for. */
const groups = {
  tasks: ['Tasks', ['task.*', 'completion.*', 'time-entry.*']],
  goals: ['Goals and check-ins', ['goal.*', 'check-in.*']],
  journal: ['The journal', ['journal-entry.*']],
  discussions: ['Discussions', ['discussion.*', 'message.*', 'decision.*', 'meeting.*', 'agenda-item.*', 'action-item.*']],
  career: ['Career', ['experience.*', 'win.*', 'skill.*', 'resume.*', 'review-packet.*']],
  interview: ['Interview prep', ['question.*', 'story.*', 'rehearsal.*', 'target-job.*']],
} as const

export const webhookSettings = {
  title: 'Webhooks',
  about: 'Programs elsewhere that are told what happens here.',
  none: 'No webhook yet',
  noneDetail: 'Whatever happens is sent to an address of yours, signed.',
  add: 'New webhook',
  url: 'Address',
  urlHelp: 'Begins with https. Your program answers there.',
  description: 'Name',
  descriptionHelp: 'What it is for, if you like.',
  what: 'What is sent',
  everything: 'Everything that happens',
  some: 'Only what is ticked or named below',
  groups,
  others: 'Or by name',
  othersHelp: 'Such as task.completed, goal.created: separated by commas.',
  make: 'Add the webhook',
  edit: 'Change',
  save: 'Save',
  edited: 'The webhook is changed.',
  stay: 'Cancel',
  once: 'This is its secret. It is shown only once: your program uses it to check that what it gets comes from here.',
  onceAgain: 'This is the new secret, shown only once. The old one signs beside it for 24 hours.',
  label: (name: string) => `Secret of “${name}”`,
  copy: 'Copy',
  copied: 'Copied',
  kept: 'I have saved it',
  events: (events: readonly string[]) => (events.includes('*') ? 'everything' : events.join(', ')),
  detail: (host: string, events: string, state: string | null) => [host, events, state].filter(Boolean).join(' · '),
  off: (because: WebhookOff | null, day: string) => (because ? off[because](day) : `Off since ${day}`),
  failing: (day: string) => `Nothing has got through since ${day}`,
  open: 'Edit',
  openOf: (name: string) => `Edit “${name}”`,
  close: 'Close',
  address: 'Sent to',
  sent: 'Sent',
  state: 'State',
  on: 'On',
  both: (day: string) => `The old secret signs as well until ${day}.`,
  test: 'Send a test',
  rotate: 'New secret',
  rotateNow: 'Confirmed. Choose “New secret” once more.',
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  turnedOff: 'The webhook is off. What happens meanwhile is not sent.',
  turnedOn: 'The webhook is on. It is told what happens from now on.',
  remove: 'Remove',
  removed: 'The webhook and its log are gone.',
  log: 'Last sent',
  nothing: 'Nothing sent yet.',
  older: 'The API has the rest of the last thirty days.',
  again: 'Send again',
  againOf: (type: string, when: string) => `Send again: ${type}, ${when}`,
  answer: 'What it answered',
  outcome({ status, responseStatus, fault, durationMs, attempts }: Delivery, next: string | null): string {
    const said = responseStatus === null ? fault && faults[fault] : `answered ${responseStatus}`
    const words = {
      delivered: [`Got through in ${durationMs ?? 0} ms`, said],
      waiting: [attempts === 0 ? 'Not sent yet' : said, next && `next try ${next}`],
      failed: ['Did not get through', said],
      stopped: ['Not sent: the webhook was turned off', said],
    }[status]
    const times = attempts > 1 ? `${attempts} tries` : null
    return upper([...words, times].filter(Boolean).join(', '))
  },
}

const upper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
