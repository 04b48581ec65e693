import type { TokenScope } from '@throughline/core/account'
import { EVERY_SCOPE, TOKEN_SCOPES } from '@throughline/core/account/scopes'
import { type SettingActions, settingAction } from '../settings/answer-setting.ts'

const section = 'tokens'

/** Hours: a day that is an hour short makes no difference to when a token ends. */
const HOURS = 24

function scopesOf(may: string, typed: Record<string, string>): TokenScope[] {
  if (may === 'everything') return [EVERY_SCOPE]
  return TOKEN_SCOPES.filter((scope) => (may === 'reading' ? scope.endsWith(':read') : typed[scope] !== ''))
}

const endOf = (days: string): string | null =>
  /^\d{1,3}$/.test(days)
    ? Temporal.Now.instant()
        .add({ hours: Number(days) * HOURS })
        .round('millisecond')
        .toString({ fractionalSecondDigits: 3 })
    : null

export const tokenActions: SettingActions = {
  'token-make': settingAction({
    section,
    fields: ['name', 'scopes', 'may', 'days', ...TOKEN_SCOPES],
    asksProof: true,
    isShownOnce: true,
    act: (client, { name, may, days, ...typed }) => client.tokens.make({ name, scopes: scopesOf(may, typed), expiresAt: endOf(days) }),
  }),
  'token-revoke': settingAction({ section, fields: ['id'], act: (client, { id }) => client.tokens.revoke(id) }),
}
