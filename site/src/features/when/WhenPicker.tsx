import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { day as words } from '../../messages/day.ts'
import { useDesk } from '../desk/use-desk.ts'
import { nearDayWords, shortDate } from '../desk/words/day.ts'
import { type NearDay, nearDaysInTurn } from '../desk/words/near-days.ts'
import { DayWords } from './DayWords.tsx'
import { NativeDay } from './NativeDay.tsx'
import type { When } from './rules/day-line.ts'

// Without it the platform's own field does.
const MonthGrid = lazy(() => import('./MonthGrid.tsx').catch(() => ({ default: NativeDay })))

export interface WhenPickerProps {
  /** What holds now. */
  date: string | null
  /** `HH:mm`. */
  time?: string | null
  /** How much may be said; a day alone unless more is. */
  says?: 'day' | 'time' | 'repeat'
  /** Days that suit what is chosen, by their names, in place of those that are near. */
  choices?: readonly (readonly [name: string, day: string])[]
  /** The first and the last day there is to choose. */
  first?: string
  last?: string
  /** Such words as one might say, where the usual ones do not suit. */
  hint?: string
  /** How the near days are named where “Today” and “No date” would not tell enough. */
  name?: (choice: NearDay | 'none') => string
  /** `false` where there has to be a day. */
  mayBeNone?: boolean
  /** Takes the day chosen; `null` for none. */
  onPick: (when: When | null) => void
}

/** Chooses a day: in words, by its name, from a month; and a time with it. */
export function WhenPicker({
  date,
  time = null,
  says = 'day',
  choices,
  first,
  last,
  hint,
  name,
  mayBeNone = true,
  onPick,
}: WhenPickerProps) {
  const desk = useDesk()
  const [clock, setClock] = useState(time ?? '')
  const called = name ?? ((choice: NearDay | 'none') => (choice === 'none' ? words.none : nearDayWords(choice, desk.today)))
  const offered = choices ?? nearDaysInTurn(desk).map(([choice, day]) => [called(choice), day] as const)
  const pick = (picked: string) => onPick({ date: picked, time: clock || null })
  return (
    <div className="when">
      <DayWords {...{ says, hint, first, last, onPick }} />
      <ul className="menu">
        {offered.map(([choice, day]) => (
          <li key={choice}>
            <button type="button" aria-current={day === date ? 'date' : undefined} onClick={() => pick(day)}>
              {choice} <kbd>{shortDate(day, desk)}</kbd>
            </button>
          </li>
        ))}
        {mayBeNone && (
          <li>
            <button type="button" onClick={() => onPick(null)}>
              {called('none')}
            </button>
          </li>
        )}
      </ul>
      <Suspense fallback={<div className="when-month" aria-busy="true" />}>
        <MonthGrid {...{ date, first, last }} onPick={pick} />
      </Suspense>
      {says !== 'day' && (
        <form
          className="when-time"
          onSubmit={(event) => {
            event.preventDefault()
            pick(date ?? desk.today)
          }}
        >
          <label>
            <Icon name="clock" />
            <span>{words.time}</span>
            <input className="input input-small" type="time" value={clock} onChange={({ target }) => setClock(target.value)} />
          </label>
          <button className="btn btn-plain" type="submit">
            {words.setTime}
          </button>
        </form>
      )}
    </div>
  )
}
