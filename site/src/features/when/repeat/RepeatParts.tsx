import { type End, type Frequency, type RepeatRule, WEEKDAYS, type Weekday } from '@throughline/core/task/recurrence'
import { taskPane } from '../../../messages/task-pane.ts'
import { repeatEditor as editor } from '../../../messages/task-repeat.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { shortDate } from '../../desk/words/day.ts'
import { WhenButton } from '../WhenButton.tsx'
import { weekdayName } from '../words/recurrence.ts'
import { RepeatDay } from './RepeatDay.tsx'
import { ofKind } from './repeat-choices.ts'

interface Props {
  rule: RepeatRule
  due: string
  onChange: (rule: RepeatRule) => void
}

/** A repeat part by part: how often, on which days, and until when. */
export function RepeatParts({ rule, due, onChange }: Props) {
  return (
    <>
      <p className="repeat-line">
        <span>{editor.every}</span>
        <input
          className="input input-small num"
          type="number"
          min={1}
          max={999}
          aria-label={editor.interval}
          value={rule.interval}
          onChange={({ target }) => onChange({ ...rule, interval: wholeNumber(target.value, rule.interval) })}
        />
        <select
          className="input input-small"
          aria-label={editor.unit}
          value={rule.freq}
          onChange={({ target }) => onChange(ofKind(rule, target.value as Frequency, due))}
        >
          {Object.entries(editor.units).map(([freq, unit]) => (
            <option key={freq} value={freq}>
              {unit}
            </option>
          ))}
        </select>
      </p>
      {rule.freq === 'WEEKLY' && <Weekdays chosen={rule.weekdays} onChange={(weekdays) => onChange({ ...rule, weekdays })} />}
      {(rule.freq === 'MONTHLY' || rule.freq === 'YEARLY') && <RepeatDay rule={rule} due={due} onChange={onChange} />}
      <Ends end={rule.end} due={due} onChange={(end) => onChange({ ...rule, end })} />
    </>
  )
}

function Weekdays({ chosen, onChange }: { chosen: readonly Weekday[]; onChange: (days: Weekday[]) => void }) {
  const { locale } = useDesk()
  const toggled = (day: Weekday) => WEEKDAYS.filter((other) => chosen.includes(other) !== (other === day))
  return (
    <fieldset className="weekdays">
      <legend className="hidden-text">{editor.weekdays}</legend>
      {WEEKDAYS.map((day) => (
        <label key={day}>
          <input className="hidden-text" type="checkbox" checked={chosen.includes(day)} onChange={() => onChange(toggled(day))} />
          <span aria-hidden="true">{weekdayName(day, locale, 'short')}</span>
          <span className="hidden-text">{weekdayName(day, locale)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Ends({ end, due, onChange }: { end: End; due: string; onChange: (end: End) => void }) {
  const desk = useDesk()
  const kind = !end ? 'never' : 'until' in end ? 'until' : 'count'
  const choose = (kind: string) => onChange(kind === 'until' ? { until: due } : kind === 'count' ? { count: 10 } : null)
  return (
    <p className="repeat-line">
      <span>{editor.ends}</span>
      <select className="input input-small" aria-label={editor.ends} value={kind} onChange={({ target }) => choose(target.value)}>
        {Object.entries(editor.end).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
      {end && 'until' in end && (
        <WhenButton
          className="btn btn-plain"
          title={editor.until}
          label={taskPane.edit(editor.until, shortDate(end.until, desk))}
          date={end.until}
          mayBeNone={false}
          onPick={(when) => when && onChange({ until: when.date })}
        >
          {shortDate(end.until, desk)}
        </WhenButton>
      )}
      {end && 'count' in end && (
        <input
          className="input input-small num"
          type="number"
          min={1}
          max={9999}
          aria-label={editor.count}
          value={end.count}
          onChange={({ target }) => onChange({ count: wholeNumber(target.value, end.count) })}
        />
      )}
    </p>
  )
}

const wholeNumber = (text: string, otherwise: number): number => Math.min(9999, Math.max(1, Math.round(Number(text)) || otherwise))
