import { type AccountActions, accountAction } from './answer-account.ts'

const section = 'sessions'

export const sessionActions: AccountActions = {
  'end-session': accountAction({ section, fields: ['id'], act: (client, { id }) => client.sessions.end(id) }),
  'end-other-sessions': accountAction({ section, fields: [], act: (client) => client.sessions.endOthers() }),
}
