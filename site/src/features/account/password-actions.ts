import { type AccountActions, accountAction } from './answer-account.ts'

export const passwordActions: AccountActions = {
  'change-password': accountAction({
    section: 'own-password',
    fields: ['password'],
    asksProof: true,
    act: (client, { password }) => client.password.change({ password }),
  }),
}
