import { z } from 'zod'
import { type ClockDep, defineKind, envelope, newEnvelope, nowText, RecordId } from '../../kernel/index.ts'
import { NotificationSettings, withTimedReminder } from '../notification-settings.ts'
import { profile } from '../schema.ts'
import { Shortcuts } from '../shortcuts.ts'

const { timeZone, weekStart, dayStart, locale, language, theme } = profile

/** How a person has settled the app: what of an account goes along into another. Who it is of, the name and the address, does not. */
export const OwnSettings = z.object({
  ...{ timeZone, weekStart, dayStart, locale, language, theme },
  shortcuts: Shortcuts,
  notifications: NotificationSettings,
})
export type OwnSettings = z.infer<typeof OwnSettings>

/** What an import says of the settings, and what they were before it, so that it can be taken back. */
export const SettingsFilling = z.object({
  ...envelope,
  importId: RecordId,
  said: OwnSettings.partial(),
  /** Of those that changed; `null` until that is decided. */
  before: OwnSettings.partial().nullable(),
})
export type SettingsFilling = z.infer<typeof SettingsFilling>

export const settingsFillings = defineKind('settings-filling', {
  schema: SettingsFilling,
  version: 2,
  upcasters: {
    1: ({ said, before, ...filling }) => ({ ...filling, said: withReminder(said), before: before && withReminder(before) }),
  },
  queries: {},
  // It can be undone only where it was made.
  archive: null,
})

function withReminder(settings: unknown): object {
  const { notifications, ...others } = settings as { notifications?: object }
  return notifications ? { ...others, notifications: withTimedReminder(notifications) } : others
}

/** What is to be taken over; it has the id of its import. */
export const newSettingsFilling = (deps: ClockDep, said: SettingsFilling['said'], importId: string): SettingsFilling => ({
  ...newEnvelope(importId, nowText(deps)),
  ...{ importId, said, before: null },
})
