import { type ClockDep, instantText } from '../kernel/index.ts'
import type { Notification } from './schema.ts'

/** Seconds that who has a discussion open has to read what was said there, before it leaves the app. */
const READING_SECONDS = 60

/** When a message about a notification may leave the app at the earliest. */
export function notBefore({ clock }: ClockDep, { type }: Pick<Notification, 'type'>): string {
  const seconds = type === 'mention' || type === 'reply' ? READING_SECONDS : 0
  return instantText(clock.now().add({ seconds }))
}
