import { LEAVING } from '../../middleware/places.ts'
import { type SettingActions, settingAction } from '../settings/answer-setting.ts'

const section = 'data'

export const dataActions: SettingActions = {
  'remove-sample-data': settingAction({ section, fields: [], act: (client) => client.sampleData.remove() }),
  'delete-account': settingAction({
    section,
    fields: ['address'],
    asksProof: true,
    leadsTo: LEAVING,
    act: (client, { address }) => client.deletion.ask(address),
  }),
}
