import { z } from 'zod'

/** What people are told of by choice. Security notices are told always, so they are none of these. */
export const ToldKind = z
  .enum([
    'task-reminder',
    'daily-plan',
    'practice-due',
    'check-in-due',
    'goal-off-track',
    'weekly-review',
    'mention',
    'reply',
    'place',
    'answer',
  ])
  .meta({ id: 'ToldKind' })
export type ToldKind = z.infer<typeof ToldKind>

/** Ways of telling that leave the app. */
export type Channel = 'mail' | 'push'

/** At once, in one message with others at the time of day for that, or not at all. */
export const Delivery = z.enum(['instant', 'digest', 'off']).meta({ id: 'Delivery' })
export type Delivery = z.infer<typeof Delivery>

const channels = {
  /** Whether it stands below the bell. */
  app: z.boolean(),
  mail: Delivery,
  push: Delivery,
}

const TimeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Write a time of day such as 07:30.' })
  .meta({ example: '07:30' })

/** From one time of day to another, over midnight where the second is earlier. */
const QuietHours = z.strictObject({ from: TimeOfDay, to: TimeOfDay }).refine(({ from, to }) => from !== to, {
  path: ['to'],
  error: 'Quiet hours end at another time than they begin.',
  params: { code: 'no_time' },
})

/** Minutes ahead of a time that tasks may remind at by themselves. */
export const timedReminders = [0, 10, 30, 60] as const
const TimedReminder = z.literal(timedReminders).nullable()

export const NotificationSettings = z
  .object({
    kinds: z.record(ToldKind, z.object(channels)),
    /** When the day’s plan and what is collected come, where the person lives. */
    digestAt: TimeOfDay,
    /** While nothing leaves the app; `null` for never. */
    quiet: QuietHours.nullable(),
    /** Minutes ahead of its time at which a task reminds that gets one, and no reminders of its own; `null` for not at all. */
    timedReminder: TimedReminder,
  })
  .meta({ id: 'NotificationSettings' })
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** What is named is changed, by kind and channel (RFC 7396). */
export const NotificationSettingsChanges = z
  .strictObject({
    kinds: z.partialRecord(ToldKind, z.strictObject(channels).partial()),
    digestAt: TimeOfDay,
    quiet: QuietHours.nullable(),
    timedReminder: TimedReminder,
  })
  .partial()
  .meta({
    id: 'NotificationSettingsChanges',
    example: { kinds: { reply: { mail: 'digest' } }, digestAt: '07:30', quiet: { from: '21:00', to: '07:00' } },
  })
export type NotificationSettingsChanges = z.infer<typeof NotificationSettingsChanges>

const told = (app: boolean, mail: Delivery, push: Delivery = 'off') => ({ app, mail, push })

/** What holds until somebody says otherwise. The day’s plan names what else is due, so that this takes no mail of its own. */
export const usualNotifications: NotificationSettings = {
  kinds: {
    'task-reminder': told(true, 'instant', 'instant'),
    'daily-plan': told(false, 'instant'),
    'practice-due': told(true, 'off'),
    'check-in-due': told(true, 'off'),
    'goal-off-track': told(true, 'off'),
    'weekly-review': told(true, 'instant'),
    mention: told(true, 'instant', 'instant'),
    reply: told(true, 'digest'),
    place: told(true, 'off'),
    answer: told(true, 'instant'),
  },
  digestAt: '07:00',
  quiet: null,
  timedReminder: 0,
}

/** The settings with what is named changed. */
export function mergedNotifications(
  before: NotificationSettings,
  { kinds: asked, ...changes }: NotificationSettingsChanges,
): NotificationSettings {
  const kinds = { ...before.kinds }
  for (const kind of ToldKind.options) kinds[kind] = { ...kinds[kind], ...asked?.[kind] }
  return { ...before, ...(changes as Partial<NotificationSettings>), kinds }
}

/** Settings of before tasks reminded by themselves. */
export const withTimedReminder = (settings: unknown): object => ({
  timedReminder: usualNotifications.timedReminder,
  ...(settings as object),
})
