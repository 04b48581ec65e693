import { describe, expect, it } from 'vitest'
import { upcast } from '../kernel/index.ts'
import { mergedNotifications, NotificationSettingsChanges, usualNotifications } from './notification-settings.ts'
import { type Account, accounts } from './schema.ts'

describe('what somebody is told', () => {
  it.each([
    [false, true, 'off', 'instant'],
    [true, false, 'instant', 'off'],
    [true, true, 'instant', 'instant'],
  ] as const)('keeps what was chosen of mail before: %s, %s', (reminderMail, attestationMail, reminders, answers) => {
    const account: Account = upcast(accounts, { email: 'ines@post.example', reminderMail, attestationMail }, 4)
    expect(account).not.toHaveProperty('reminderMail')
    expect(account.notifications.kinds['task-reminder'].mail).toBe(reminders)
    expect(account.notifications.kinds.answer.mail).toBe(answers)
    expect(account.notifications.kinds.mention).toEqual(usualNotifications.kinds.mention)
  })

  it('comes through from the very first accounts', () => {
    const account: Account = upcast(accounts, { email: 'ines@post.example' }, 1)
    expect(account.notifications).toEqual(usualNotifications)
  })

  it('is changed by kind and channel, and all else stays', () => {
    const changed = mergedNotifications(usualNotifications, { kinds: { reply: { mail: 'off' } }, quiet: { from: '21:00', to: '07:00' } })
    expect(changed.kinds.reply).toEqual({ ...usualNotifications.kinds.reply, mail: 'off' })
    expect({ ...changed, kinds: { ...changed.kinds, reply: usualNotifications.kinds.reply }, quiet: null }).toEqual(usualNotifications)
  })

  it.each([
    { kinds: { security: { mail: 'off' } } },
    { kinds: { 'security-notice': { app: false } } },
    { kinds: { reply: { mail: 'never' } } },
    { kinds: { reply: { sms: 'instant' } } },
    { digestAt: '24:00' },
    { digestAt: '7:00' },
    { quiet: { from: '21:00' } },
    { quiet: { from: '21:00', to: '21:00' } },
  ])('is not changed by %j', (changes) => {
    expect(NotificationSettingsChanges.safeParse(changes).success).toBe(false)
  })
})
