import { FIRST_DAY, LAST_DAY } from '@throughline/core/kernel/day'
import { writing as words } from '../../../../messages/journal-writing.ts'
import { longDate } from '../../../desk/words/day.ts'
import { isDay } from '../address.ts'
import { useEntry } from '../use-entry.ts'
import { momentAt, timeOf, whenWords } from '../when.ts'

/** The day and the time of the entry, and the fields that change them. */
export function When() {
  const { fields, desk, sayWithUndo } = useEntry()
  const { day, time, note, zone } = whenWords(fields, desk)
  const said = [day, time].filter(Boolean).join(', ')
  const setDay = (entryDate: string) => isDay(entryDate) && sayWithUndo({ entryDate }, words.when.did(longDate(entryDate, desk)))
  const setTime = (time: string) => {
    const entryAt = time && momentAt(fields, time, desk.dayStart)
    if (entryAt) sayWithUndo({ entryAt }, words.when.did(longDate(fields.entryDate, desk)))
  }
  return (
    <>
      <span className="entry-when">
        <button className="when-button" type="button" popoverTarget="entry-when" aria-label={words.when.change(said)}>
          <time dateTime={fields.entryDate}>{day}</time>
          {time && `, ${time}`}
        </button>
        {zone && <span title={fields.timeZone}>{zone}</span>}
        {note && <span className="when-note">{note}</span>}
      </span>
      <section className="menu when-menu" id="entry-when" popover="auto" aria-label={words.when.label}>
        <label className="field">
          <span className="label">{words.when.day}</span>
          <input
            className="input input-small"
            type="date"
            min={FIRST_DAY}
            max={LAST_DAY}
            value={fields.entryDate}
            onChange={({ target }) => setDay(target.value)}
          />
        </label>
        <label className="field">
          <span className="label">{words.when.time}</span>
          <input className="input input-small" type="time" value={timeOf(fields)} onChange={({ target }) => setTime(target.value)} />
        </label>
        {zone && <p className="help">{words.when.zoneHint(fields.timeZone)}</p>}
        <button className="btn btn-plain" type="button" popoverTarget="entry-when" popoverTargetAction="hide">
          {words.when.done}
        </button>
      </section>
    </>
  )
}
