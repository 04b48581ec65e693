import { expect, it } from 'vitest'
import { settingPlaces } from '../../../messages/setting-places.ts'
import { appearanceSettings } from '../../../messages/settings-appearance.ts'
import { davSettings, daySettings, feedSettings, outsideSettings } from '../../../messages/settings-calendar.ts'
import { codeSettings } from '../../../messages/settings-codes.ts'
import { dataSettings } from '../../../messages/settings-data.ts'
import { emailSettings } from '../../../messages/settings-email.ts'
import { languageSettings } from '../../../messages/settings-language.ts'
import { notificationSettings } from '../../../messages/settings-notifications.ts'
import { passkeySettings } from '../../../messages/settings-passkeys.ts'
import { passwordSettings } from '../../../messages/settings-password.ts'
import { sessionSettings } from '../../../messages/settings-sessions.ts'
import { tokenSettings } from '../../../messages/settings-tokens.ts'
import { webhookSettings } from '../../../messages/settings-webhooks.ts'
import { list } from '../../../messages/task-list.ts'
import { ranked } from '../../desk/rank.ts'
import { latePlaces } from './late-places.ts'

const best = (typed: string) => ranked(latePlaces, typed, () => 0)[0]?.key

it.each([
  ['2fa', '/settings/account#codes'],
  ['delete account', '/settings/account#data'],
  ['log out everywhere', '/settings/account#sessions'],
  ['german', '/settings/account#language'],
  ['appearance', '/settings/account#appearance'],
  ['change email', '/settings/account#address'],
  ['password', '/settings/account#own-password'],
  ['timezone', '/settings/calendar#days'],
  ['week start', '/settings/calendar#days'],
  ['google calendar', '/settings/calendar#feeds'],
  ['quiet hours', '/settings/notifications#time'],
  ['push test', '/settings/notifications#where'],
  ['daily plan', '/settings/notifications#told'],
  ['quick add', '/tasks/quick-add'],
  ['help filter', '/tasks/filters'],
])('whoever looks for “%s” is led to %s', (typed, href) => expect(best(typed)).toBe(`place:${href}`))

it('a section goes by the name it is headed with', () => {
  const { account, calendar, notifications } = settingPlaces
  expect(account).toEqual({
    language: languageSettings.title,
    appearance: appearanceSettings.title,
    address: emailSettings.title,
    'own-password': passwordSettings.title,
    passkeys: passkeySettings.title,
    codes: codeSettings.title,
    sessions: sessionSettings.title,
    tokens: tokenSettings.title,
    webhooks: webhookSettings.title,
    data: dataSettings.title,
  })
  expect(calendar).toEqual({
    days: daySettings.title,
    feeds: feedSettings.title,
    caldav: davSettings.title,
    outside: outsideSettings.title,
  })
  expect(notifications).toEqual({
    told: notificationSettings.caption,
    time: notificationSettings.time.title,
    where: notificationSettings.where.title,
  })
  expect(latePlaces[0]?.words).toBe(list.add.guide)
  expect(latePlaces[1]?.words).toBe(list.filter.pageTitle)
})
