import type { NotificationSettings, NotificationSettingsChanges } from '@throughline/core/account'

type Kind = keyof NotificationSettings['kinds']
type Delivery = NotificationSettings['kinds'][Kind]['mail']

export const channels = ['app', 'mail', 'push'] as const
export type ChannelName = (typeof channels)[number]

/** Kinds under their headings, in the order they stand in. */
export const groups = {
  own: ['task-reminder', 'daily-plan', 'practice-due'],
  goals: ['check-in-due', 'goal-off-track', 'weekly-review'],
  discussions: ['mention', 'reply', 'place', 'answer'],
} as const satisfies Record<string, readonly Kind[]>

/** What comes at its own time of day anyway comes then or not at all. */
export const deliveriesOf = (kind: Kind): readonly Delivery[] =>
  kind === 'daily-plan' || kind === 'weekly-review' ? ['instant', 'off'] : ['instant', 'digest', 'off']

/** Minutes ahead that may be chosen for tasks with a time. */
export const timedReminders = [0, 10, 30, 60] as const satisfies readonly NotificationSettings['timedReminder'][]

/** What the field of a kind and a channel is called in the form. */
export const fieldOf = (kind: string, channel: ChannelName): string => `${kind}.${channel}`

const kinds = Object.values(groups).flat()

/** All fields of the form. */
export const settingFields: readonly string[] = [
  ...kinds.flatMap((kind) => channels.map((channel) => fieldOf(kind, channel))),
  ...['timed-reminder', 'digest-at', 'quiet', 'quiet-from', 'quiet-to'],
]

/** What the form says; checked by the API. A box that is not ticked says nothing. */
export function settingsIn(typed: Partial<Record<string, string>>): NotificationSettingsChanges & Pick<NotificationSettings, 'quiet'> {
  const text = (name: string) => typed[name] ?? ''
  const delivery = (kind: Kind, channel: 'mail' | 'push') => text(fieldOf(kind, channel)) as Delivery
  const told = (kind: Kind) => ({
    app: text(fieldOf(kind, 'app')) !== '',
    mail: delivery(kind, 'mail'),
    push: delivery(kind, 'push'),
  })
  return {
    kinds: Object.fromEntries(kinds.map((kind) => [kind, told(kind)])),
    timedReminder: text('timed-reminder') === '' ? null : (Number(text('timed-reminder')) as NotificationSettings['timedReminder']),
    digestAt: text('digest-at'),
    quiet: text('quiet') === '' ? null : { from: text('quiet-from'), to: text('quiet-to') },
  }
}
