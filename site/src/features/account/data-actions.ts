import { LEAVING } from '../../middleware/places.ts'
import { type AccountActions, accountAction } from './answer-account.ts'

const section = 'data'

export const dataActions: AccountActions = {
  // Does nothing but say that one has proved who one is: the archive is a link.
  export: accountAction({ section, fields: [], asksProof: true, act: async () => undefined }),
  'remove-sample-data': accountAction({ section, fields: [], act: (client) => client.sampleData.remove() }),
  'delete-account': accountAction({
    section,
    fields: ['address'],
    asksProof: true,
    leadsTo: LEAVING,
    act: (client, { address }) => client.deletion.ask(address),
  }),
}
