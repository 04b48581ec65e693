import type { PracticeSettings, PracticeSettingsChanges } from '@throughline/core/interview'
import { createUseRecords } from '../../../records/create-use-records.ts'
import { saveEdit } from '../../../records/save-edit.ts'
import { settingsArea } from './settings-area.ts'

const { useRecords } = createUseRecords(settingsArea)

/** The settings of practice, in step with what is changed here and elsewhere. */
export const useSettings = (given: PracticeSettings): PracticeSettings => useRecords('practice-settings', [given])[0] ?? given

export function saveSettings(settings: PracticeSettings, changes: PracticeSettingsChanges, said: string): void {
  void saveEdit('practice-settings', settings, changes as Partial<PracticeSettings>, said)
}
