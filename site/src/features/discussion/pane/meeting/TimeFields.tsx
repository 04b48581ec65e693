import type { MeetingAhead } from '@throughline/core/discussion'
import { useId } from 'react'
import { pane as words } from '../../../../messages/discussion-pane.ts'
import { ZoneField } from '../../../desk/ui/ZoneField.tsx'
import { useDesk } from '../../../desk/use-desk.ts'
import { longDate } from '../../../desk/words/day.ts'
import { WhenButton } from '../../../when/WhenButton.tsx'

export type Time = Pick<MeetingAhead, 'startsAt' | 'timeZone' | 'durationMinutes'>

interface Props {
  time: Time
  onChange: (time: Time) => void
  /** What the day is called. */
  day: { label: string; called: (day: string) => string }
  /** Whether what is wrong is said by now. */
  isTold: boolean
}

/** The lengths most meetings have. */
const USUAL = [15, 25, 30, 45, 50, 60, 90]

/** What is wrong about a time; `null` for nothing. */
export function faultIn({ startsAt, durationMinutes }: Time): 'time' | 'minutes' | null {
  if (!/T\d\d:\d\d$/.test(startsAt)) return 'time'
  return Number.isInteger(durationMinutes) && durationMinutes >= 5 && durationMinutes <= 600 ? null : 'minutes'
}

/** When a meeting is: day, time, length and the zone they are told in. */
export function TimeFields({ time, onChange, day, isTold }: Props) {
  const desk = useDesk()
  const id = useId()
  const { meeting } = words
  const [date = '', clock = ''] = time.startsAt.split('T')
  const fault = isTold ? faultIn(time) : null
  const told = { 'aria-describedby': `${id}-fault` }
  return (
    <>
      <div className="field">
        <span className="label" aria-hidden="true">
          {day.label}
        </span>
        <div>
          <WhenButton
            className="btn btn-plain btn-large"
            title={day.label}
            label={day.called(longDate(date, desk))}
            date={date}
            mayBeNone={false}
            onPick={(when) => when && onChange({ ...time, startsAt: `${when.date}T${clock}` })}
          >
            {longDate(date, desk)}
          </WhenButton>
        </div>
      </div>
      <div className="pane-fields">
        <div className="field">
          <label htmlFor={`${id}-time`}>{meeting.time}</label>
          <input
            className="input num"
            id={`${id}-time`}
            type="time"
            {...(fault === 'time' && { ...told, 'aria-invalid': true })}
            value={clock}
            onChange={({ target }) => onChange({ ...time, startsAt: `${date}T${target.value}` })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-minutes`}>{meeting.minutes}</label>
          <input
            className="input num"
            id={`${id}-minutes`}
            type="number"
            list={`${id}-usual`}
            min={5}
            max={600}
            step={5}
            {...(fault === 'minutes' && { ...told, 'aria-invalid': true })}
            value={time.durationMinutes || ''}
            onChange={({ target }) => onChange({ ...time, durationMinutes: Math.round(Number(target.value)) })}
          />
          <datalist id={`${id}-usual`}>
            {USUAL.map((minutes) => (
              <option key={minutes} value={minutes} />
            ))}
          </datalist>
        </div>
      </div>
      {fault && (
        <p className="error" id={`${id}-fault`} role="alert">
          {meeting.fault[fault]}
        </p>
      )}
      <ZoneField
        label={meeting.zone}
        zone={time.timeZone}
        value={time.timeZone}
        onChange={({ target }) => onChange({ ...time, timeZone: target.value })}
      />
    </>
  )
}
