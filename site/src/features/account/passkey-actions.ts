import { type AccountActions, accountAction } from './answer-account.ts'

const section = 'passkeys'

export const passkeyActions: AccountActions = {
  // Done by the browser, which only a script can ask; what is said of it here is that it is done.
  'passkey-add': accountAction({ section, fields: [], asksProof: true, act: async () => {} }),
  'passkey-rename': accountAction({ section, fields: ['id', 'name'], act: (client, { id, name }) => client.passkeys.rename(id, name) }),
  'passkey-remove': accountAction({ section, fields: ['id'], act: (client, { id }) => client.passkeys.remove(id) }),
}
