import { type AccountActions, accountAction } from './answer-account.ts'

export const signInActions: AccountActions = {
  'remove-sign-in': accountAction({ section: 'connected', fields: ['id'], act: (client, { id }) => client.signIns.remove(id) }),
}
