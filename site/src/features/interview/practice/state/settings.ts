import type { PracticeSettings, PracticeSettingsChanges } from '@throughline/core/interview'
import { perform } from '../../../changes/changes.ts'
import { editing } from '../../../records/change.ts'
import { createUseRecords } from '../../../records/create-use-records.ts'
import { type SettingsChange, settingsArea } from './settings-area.ts'

const { useRecords } = createUseRecords(settingsArea)

/** The settings of practice, in step with what is changed here and elsewhere. */
export const useSettings = (given: PracticeSettings): PracticeSettings => useRecords('practice-settings', [given])[0] ?? given

export function saveSettings(settings: PracticeSettings, changes: PracticeSettingsChanges, said: string): void {
  const change = editing('practice-settings', settings, changes as Partial<PracticeSettings>)
  if (JSON.stringify(change.changes) !== JSON.stringify(change.base)) void perform([change as SettingsChange], said)
}
