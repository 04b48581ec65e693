import { expect, it } from 'vitest'
import { securityNotices } from './security-notice.ts'
import { notificationSettings } from './settings-notifications.ts'
import { tokenSettings } from './settings-tokens.ts'

it('what scripts sign in with has one name wherever it is told of', () => {
  expect([tokenSettings.title, securityNotices['token-made'], securityNotices['token-revoked']]).toEqual([
    'API tokens',
    'An API token was created',
    'An API token was revoked',
  ])
})

it('what is collected is a digest wherever it is told of', () => {
  const { deliveries, time } = notificationSettings
  for (const words of [deliveries.digest, time.plan, time.quietAbout]) expect(words).toMatch(/digest/)
})
