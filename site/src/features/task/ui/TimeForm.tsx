import { LAST_DAY } from '@throughline/core/kernel/day'
import type { TimeEntry } from '@throughline/core/task'
import { useRef, useState } from 'react'
import { time as words } from '../../../messages/time.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { instantTime } from '../../desk/words/day.ts'

/** Fetched when one is about to write, so that it is there when the network is gone. */
const reader = () => import('../words/span.ts')

interface Props {
  /** The entry that is edited; absent for a new one. */
  entry?: TimeEntry
  /** Answers whether it was saved; then the form empties. */
  onSave: (entry: Pick<TimeEntry, 'startedAt' | 'endedAt' | 'note'>) => Promise<boolean>
  onCancel?: () => void
  onRemove?: () => void
}

/** One line of words about time that was spent, with its day and a note. */
export function TimeForm({ entry, onSave, onCancel, onRemove }: Props) {
  const desk = useDesk()
  const form = useRef<HTMLFormElement>(null)
  const [when, setWhen] = useState(() => (entry ? spanText(entry, desk) : ''))
  // Once open it stays so: closing as the focus leaves would move what is being pressed.
  const [isOpen, setOpen] = useState(Boolean(entry))
  const [isWrong, setWrong] = useState(false)
  const save = async (values: FormData) => {
    const date = String(values.get('date') || desk.today)
    const note = String(values.get('note') ?? '')
    // What stands there unchanged keeps its seconds.
    const isSame = entry && when === spanText(entry, desk) && date === entry.localDate
    const { readSpan } = await reader()
    const span = isSame ? entry : readSpan(when, { ...desk, date, now: new Date().toISOString() })
    setWrong(!span)
    if (!span) return form.current?.querySelector('input')?.focus()
    if (!(await onSave({ startedAt: span.startedAt, endedAt: span.endedAt, note }))) return
    setWhen('')
    form.current?.reset()
  }
  return (
    <form
      ref={form}
      className={isOpen ? 'time-form is-open' : 'time-form'}
      onFocus={() => {
        setOpen(true)
        reader().catch(() => {})
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setWhen('')
        setWrong(false)
        form.current?.querySelector('input')?.focus()
        setOpen(false)
        onCancel?.()
      }}
    >
      <input
        className={entry ? 'input input-small' : 'step-field'}
        aria-label={entry ? words.when : words.add}
        placeholder={entry ? words.whenHint : words.addHint}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'time-wrong' : undefined}
        autoComplete="off"
        maxLength={40}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit it
        autoFocus={Boolean(entry)}
        value={when}
        onChange={({ target }) => setWhen(target.value)}
      />
      {isWrong && (
        <p className="error" id="time-wrong" role="alert">
          {words.wrong}
        </p>
      )}
      <div className="time-more">
        <input
          className="input input-small"
          type="date"
          name="date"
          aria-label={words.day}
          defaultValue={entry?.localDate ?? desk.today}
          min="1971-01-01"
          max={LAST_DAY}
          suppressHydrationWarning
        />
        <input
          className="input input-small"
          name="note"
          aria-label={words.note}
          placeholder={words.noteHint}
          maxLength={500}
          autoComplete="off"
          defaultValue={entry?.note}
        />
        <button className="btn btn-plain" type="submit">
          {entry ? words.save : words.add}
        </button>
        {onCancel && (
          <button className="btn btn-quiet" type="button" onClick={onCancel}>
            {words.cancel}
          </button>
        )}
        {onRemove && (
          <button className="btn btn-quiet time-remove" type="button" onClick={onRemove}>
            {words.remove}
          </button>
        )}
      </div>
    </form>
  )
}

/** The span as one would type it, on the person's clock. */
const spanText = ({ startedAt, endedAt }: TimeEntry, { timeZone }: { timeZone: string }): string =>
  words.span(instantTime(startedAt, 'en-GB', timeZone), endedAt ? instantTime(endedAt, 'en-GB', timeZone) : '')
