import { type AccountActions, accountAction } from './answer-account.ts'

const section = 'address'

export const emailActions: AccountActions = {
  'change-email': accountAction({ section, fields: ['email'], asksProof: true, act: (client, { email }) => client.emailChange.ask(email) }),
  'keep-email': accountAction({ section, fields: [], act: (client) => client.emailChange.cancel() }),
}
