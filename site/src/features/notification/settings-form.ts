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

/** What the field of a kind and a channel is called in the form. */
export const fieldOf = (kind: string, channel: ChannelName): string => `${kind}.${channel}`

/** What the form says; checked by the API. */
export function settingsIn(form: FormData): NotificationSettingsChanges {
  const text = (name: string) => String(form.get(name) ?? '')
  const kinds = Object.values(groups)
    .flat()
    .map((kind) => [
      kind,
      { app: form.has(fieldOf(kind, 'app')), mail: text(fieldOf(kind, 'mail')) as Delivery, push: text(fieldOf(kind, 'push')) as Delivery },
    ])
  return {
    kinds: Object.fromEntries(kinds),
    digestAt: text('digest-at'),
    quiet: form.has('quiet') ? { from: text('quiet-from'), to: text('quiet-to') } : null,
  }
}
