import { z } from 'zod'
import { defineKind, envelope, Instant, languages, line, TimeZone } from '../kernel/index.ts'
import { mergedNotifications, NotificationSettings, usualNotifications, withTimedReminder } from './notification-settings.ts'
import { noShortcuts, ShortcutChanges, Shortcuts } from './shortcuts.ts'

/** Compared in lower case; at most 254 characters (RFC 5321). */
export const Email = line(3, 254)
  .pipe(z.email({ error: 'Write an e-mail address such as name@example.org.' }))
  .transform((address) => address.toLowerCase())
  .meta({ id: 'Email', format: 'email', example: 'ines.varga@post.example' })

export const Theme = z.enum(['system', 'light', 'dark'])

const localeWords = { error: 'Write a language tag such as en-GB.', abort: true } as const

/** BCP 47 without extensions, one that `Intl` takes, in its canonical form: `en-gb` is kept as `en-GB`. */
const Locale = z
  .string()
  .max(35, localeWords)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, localeWords)
  .refine((tag) => canonical(tag) !== null, { ...localeWords, params: { code: 'invalid_locale' } })
  .overwrite((tag) => canonical(tag) ?? tag)

function canonical(tag: string): string | null {
  try {
    return new Intl.Locale(tag).toString()
  } catch {
    return null
  }
}

export const profile = {
  name: line(1, 200),
  timeZone: TimeZone,
  /** ISO 8601 weekday: 1 is Monday, 7 Sunday. */
  weekStart: z.int().min(1).max(7),
  /** Hours after midnight that still belong to the day before, 0–6. */
  dayStart: z.int().min(0).max(6),
  /** How dates and numbers are written, and the language of what has no other. */
  locale: Locale,
  /** What screens and mails are worded in; `null` for what the browser says. */
  language: z.enum(languages).nullable(),
  theme: Theme,
}

export const Account = z
  .object({ ...envelope, email: Email, ...profile, shortcuts: Shortcuts, notifications: NotificationSettings })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof Account>

export const AccountChanges = z
  .strictObject({ ...profile, shortcuts: ShortcutChanges })
  .partial()
  .meta({ id: 'AccountChanges', example: { timeZone: 'Europe/Berlin', dayStart: 4 } })
export type AccountChanges = z.input<typeof AccountChanges>

/** What proves a person; apart from the account, so that an account may be shown as it is. */
export const Credential = z.object({
  ...envelope,
  /** `null` for somebody who gets in another way. */
  passwordHash: z.string().nullable(),
  /** Up by 1 whenever the person changes the password: sessions and reset links made under an earlier one are void. */
  passwordVersion: z.int().min(1),
  /** When the person chose the one that holds; `null` without one, and where that was before it was kept. */
  passwordSetAt: Instant.nullable(),
  /** Since when it is known that the person reads what is mailed to the account's address; `null` for never. */
  emailProvenAt: Instant.nullable(),
})
export type Credential = z.infer<typeof Credential>

/** A signed-in browser. Its id is the SHA-256 of the first secret in its cookie. */
export const Session = z.object({
  ...envelope,
  accountId: z.string(),
  /** The password it was opened under; see `Credential`. */
  passwordVersion: z.int().min(1),
  expiresAt: Instant,
  /** When the person last proved who they are in it; `null` for one from before this was kept. */
  provenAt: Instant.nullable(),
  /** When it was used last, to the hour. */
  usedAt: Instant,
  /** SHA-256 of the secret that opens it; its id until the person proves again who they are. */
  digest: z.string(),
  /** The secret before it: it opens the session until then, without a proof; where that is `null`, while the new one is not used. */
  previous: z.object({ digest: z.string(), until: Instant.nullable() }).nullable(),
  /** The browser's own words, cut to 300 characters. */
  userAgent: z.string().max(300),
})
export type Session = z.infer<typeof Session>

/** What people had chosen of mail when two sorts of it were all there was. */
const withMail = (reminders: unknown, answers: unknown): NotificationSettings => {
  const of = (isOn: unknown) => ({ mail: isOn === false ? ('off' as const) : ('instant' as const) })
  return mergedNotifications(usualNotifications, { kinds: { 'task-reminder': of(reminders), answer: of(answers) } })
}

/** An account lives in the space that carries its id, and so does its credential, which has the same id. */
export const accounts = defineKind('account', {
  schema: Account,
  version: 7,
  upcasters: {
    1: (account) => ({ ...account, reminderMail: true }),
    2: (account) => ({ ...account, shortcuts: noShortcuts }),
    3: (account) => ({ ...account, attestationMail: true }),
    4: ({ reminderMail, attestationMail, ...account }) => ({ ...account, notifications: withMail(reminderMail, attestationMail) }),
    5: (account) => ({ ...account, language: null }),
    6: ({ notifications, ...account }) => ({ ...account, notifications: withTimedReminder(notifications) }),
  },
  queries: {},
  // Whose the space is, and no part of what is in it: an archive goes into an account that is there.
  archive: null,
})
export const credentials = defineKind('credential', {
  schema: Credential,
  version: 3,
  upcasters: {
    // Without a password it was made at a provider that had seen the address proven.
    1: (credential) => ({ ...credential, emailProvenAt: credential.passwordHash === null ? credential.createdAt : null }),
    // One that was never changed is of when the account was made.
    2: (credential) => ({
      ...credential,
      passwordSetAt: credential.passwordHash !== null && credential.passwordVersion === 1 ? credential.createdAt : null,
    }),
  },
  queries: {},
  archive: null,
})
export const sessions = defineKind('session', {
  schema: Session,
  version: 4,
  upcasters: {
    1: (session) => ({ ...session, provenAt: null }),
    2: (session) => ({ ...session, usedAt: session.updatedAt }),
    3: (session) => ({ ...session, digest: session.id, previous: null }),
  },
  queries: { byAccount: { where: ['accountId'], order: ['createdAt', 'id'], descending: true } },
  archive: null,
})
