import type { PracticeSettings as Settings } from '@throughline/core/interview'
import { practiceStatistics } from '../../../messages/practice-statistics.ts'
import { ChoiceField } from '../../career/fields/ChoiceField.tsx'
import type { Desk } from '../../desk/desk.ts'
import { Island } from '../../frame/Island.tsx'
import { saveSettings, useSettings } from '../practice/state/settings.ts'
import { NumberField } from './NumberField.tsx'
import { formatterOf } from './percent.ts'

const words = practiceStatistics.settings

/** The island of how one practises. */
export default function PracticeSettings({ desk, given }: { desk: Desk; given: Settings }) {
  return (
    <Island desk={desk}>
      <Shown given={given} locale={desk.locale} />
    </Island>
  )
}

const thinking = [0, 30, 60, 90, 120, 180, 300, 600]
const retentions = [0.8, 0.85, 0.9, 0.95]

const withNow = (offered: readonly number[], now: number): number[] => [...new Set([...offered, now])].sort((a, b) => a - b)

function Shown({ given, locale }: { given: Settings; locale: string }) {
  const settings = useSettings(given)
  const save = (changes: Partial<Settings>) => {
    const [field] = Object.keys(changes) as (keyof typeof words.fields)[]
    if (field) saveSettings(settings, changes, words.did(words.fields[field]))
  }
  const sure = (share: number): string =>
    words.retentions[String(share) as keyof typeof words.retentions] ?? formatterOf(locale).format(share)
  return (
    <div className="settings-grid">
      <NumberField
        {...{ label: words.dailyLimit, value: settings.dailyLimit, from: 1, to: 200 }}
        onSave={(dailyLimit) => save({ dailyLimit })}
      />
      <NumberField
        {...{ label: words.newPerDay, value: settings.newPerDay, from: 0, to: 50 }}
        onSave={(newPerDay) => save({ newPerDay })}
      />
      <ChoiceField<string>
        {...{ label: words.retention, value: String(settings.retention) }}
        options={withNow(retentions, settings.retention).map((share) => [String(share), sure(share)] as const)}
        onSave={(share) => save({ retention: Number(share) })}
      />
      <ChoiceField<string>
        {...{ label: words.prepSeconds, value: String(settings.prepSeconds) }}
        options={withNow(thinking, settings.prepSeconds).map((n) => [String(n), n === 0 ? words.none : words.seconds(n)] as const)}
        onSave={(seconds) => save({ prepSeconds: Number(seconds) })}
      />
      <ChoiceField<'yes' | 'no'>
        {...{ label: words.readAloud, value: settings.readAloud ? 'yes' : 'no' }}
        options={[
          ['no', words.no],
          ['yes', words.yes],
        ]}
        onSave={(answer) => save({ readAloud: answer === 'yes' })}
      />
      <div>
        <ChoiceField<Settings['recording']>
          {...{ label: words.recording, value: settings.recording }}
          options={Object.entries(words.recordings) as [Settings['recording'], string][]}
          onSave={(recording) => save({ recording })}
        />
        <p className="help">{words.recordingHelp}</p>
      </div>
    </div>
  )
}
