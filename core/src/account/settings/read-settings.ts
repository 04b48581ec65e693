import { z } from 'zod'
import { mergedNotifications, NotificationSettingsChanges, ToldKind, usualNotifications } from '../notification-settings.ts'
import { MAX_ACTIONS, Shortcuts } from '../shortcuts.ts'
import { OwnSettings } from './schema.ts'

export interface ReadSettings {
  said: Partial<OwnSettings>
  /** Names of those that are none here. */
  unread: string[]
}

/** The settings that an export wrote down; nothing else that is there, such as a name, is looked at. */
export function readSettings(written: Readonly<Record<string, unknown>>): ReadSettings {
  const said: Record<string, unknown> = {}
  const unread: string[] = []
  for (const [name, schema] of Object.entries(fields)) {
    if (!Object.hasOwn(written, name)) continue
    const result = schema.safeParse(written[name])
    if (result.success) said[name] = result.data
    else unread.push(name)
  }
  return { said, unread }
}

/** Another version may tell of more kinds, or of fewer. */
const notifications = z
  .object({ kinds: z.record(z.string(), z.unknown()) })
  .loose()
  .transform(({ kinds, digestAt, quiet, timedReminder }): unknown => ({
    kinds: Object.fromEntries(Object.entries(kinds).filter(([kind]) => ToldKind.safeParse(kind).success)),
    ...(digestAt !== undefined && { digestAt }),
    ...(quiet !== undefined && { quiet }),
    ...(timedReminder !== undefined && { timedReminder }),
  }))
  .pipe(NotificationSettingsChanges as z.ZodType<NotificationSettingsChanges, unknown>)
  .transform((changes) => mergedNotifications(usualNotifications, changes))

/** As many as an edit takes: they are read with every page. */
const shortcuts = Shortcuts.refine(({ keys }) => Object.keys(keys).length <= MAX_ACTIONS)

const fields: Readonly<Record<string, z.ZodType>> = { ...OwnSettings.shape, notifications, shortcuts }
