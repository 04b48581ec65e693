import { type AccountActions, accountAction } from './answer-account.ts'

const section = 'codes'

export const codeActions: AccountActions = {
  'codes-begin': accountAction({ section, fields: [], asksProof: true, isShownOnce: true, act: (client) => client.codes.begin() }),
  // The secret and its address come along for a page that has to show them again.
  'codes-confirm': accountAction({
    section,
    fields: ['code', 'secret', 'address'],
    isShownOnce: true,
    act: (client, { code }) => client.codes.confirm(code),
  }),
  'codes-renew': accountAction({
    section,
    fields: [],
    asksProof: true,
    isShownOnce: true,
    act: (client) => client.codes.renewRecoveryCodes(),
  }),
  'codes-off': accountAction({ section, fields: [], asksProof: true, act: (client) => client.codes.turnOff() }),
}
