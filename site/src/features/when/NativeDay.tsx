import { day as words } from '../../messages/day.ts'
import type { MonthProps } from './MonthGrid.tsx'

/** The platform's own field for a day, where the month cannot be had. */
export const NativeDay = ({ date, first, last = '9999-12-31', onPick }: MonthProps) => (
  <form
    className="when-time"
    onSubmit={(event) => {
      event.preventDefault()
      const picked = new FormData(event.currentTarget).get('day')
      if (picked) onPick(String(picked))
    }}
  >
    <label>
      <span>{words.another}</span>
      <input className="input input-small" type="date" name="day" min={first} max={last} defaultValue={date ?? ''} />
    </label>
    <button className="btn btn-plain" type="submit">
      {words.setTime}
    </button>
  </form>
)
