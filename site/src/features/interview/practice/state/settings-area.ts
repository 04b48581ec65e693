import type { PracticeSettings, PracticeSettingsChanges } from '@throughline/core/interview'
import { gatheringInterview } from '../../../desk/interview-client.ts'
import type { ChangeOf } from '../../../records/change.ts'
import { createRecordArea } from '../../../records/create-area.ts'
import { mergeBy } from '../../../records/merge.ts'

type Kinds = { 'practice-settings': PracticeSettings }
export type SettingsChange = ChangeOf<Kinds>

const { practice } = gatheringInterview

/** How settings of practice show, and are sent. */
export const settingsArea = createRecordArea<Kinds>({
  'practice-settings': {
    get: () => practice.settings(),
    edit: (_, changes, based) => practice.editSettings(changes as PracticeSettingsChanges, based),
    merge: mergeBy({ yielding: ['dailyLimit', 'newPerDay', 'retention', 'prepSeconds', 'readAloud', 'recording'] }),
  },
})
