import { type Account, type Credential, usualNotifications } from '@throughline/core/account'
import { newEnvelope } from '@throughline/core/kernel'

/** Ines in Berlin, whose space carries her account id. */
export const anAccount = (fields: Partial<Account> = {}): Account => ({
  ...newEnvelope('019a9b3c-5d00-7cc0-8000-aaaaaaaaaaaa', '2026-03-01T09:00:00.000Z'),
  email: 'ines@post.example',
  name: 'Ines Varga',
  timeZone: 'Europe/Berlin',
  weekStart: 1,
  dayStart: 0,
  locale: 'en-GB',
  language: null,
  theme: 'system',
  notifications: usualNotifications,
  shortcuts: { singleKeys: true, keys: {} },
  ...fields,
})

/** What proves Ines, whose address is proven. */
export const aCredential = (fields: Partial<Credential> = {}): Credential => ({
  ...newEnvelope('019a9b3c-5d00-7cc0-8000-aaaaaaaaaaaa', '2026-03-01T09:00:00.000Z'),
  passwordHash: 'x',
  passwordVersion: 1,
  passwordSetAt: null,
  emailProvenAt: '2026-03-01T09:00:00.000Z',
  ...fields,
})
