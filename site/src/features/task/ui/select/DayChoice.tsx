import { useState } from 'react'
import { select as words } from '../../../../messages/task-select.ts'
import { nearDays } from '../../rules/near-days.ts'
import { shortDate } from '../../words/day.ts'
import { useDesk } from '../Island.tsx'
import type { ChoiceProps } from './BulkDialog.tsx'

/** A due day or a start for the chosen tasks. */
export function DayChoice({ field, tasks, onAct }: ChoiceProps & { field: 'due' | 'start' }) {
  const desk = useDesk()
  const [day, setDay] = useState('')
  const say = words.day[field]
  const n = tasks.length
  const near = nearDays(desk)
  const act = (day: string | null) => onAct({ do: field, day })
  return (
    <>
      <ul className="bulk-choices">
        {(['today', 'tomorrow', 'nextWeek'] as const).map((name) => (
          <li key={name}>
            <button className="bulk-choice" type="button" onClick={() => act(near[name])}>
              {say[name](n)} <span className="bulk-detail">{shortDate(near[name], desk)}</span>
            </button>
          </li>
        ))}
        <li>
          <button className="bulk-choice" type="button" onClick={() => act(null)}>
            {say.none(n)}
          </button>
        </li>
      </ul>
      <form
        className="bulk-form"
        onSubmit={(event) => {
          event.preventDefault()
          act(day)
        }}
      >
        <input
          className="input input-small"
          type="date"
          required
          max="9999-12-31"
          aria-label={words.day.field}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <button className="btn btn-plain" type="submit">
          {say.pick(n)}
        </button>
      </form>
    </>
  )
}
