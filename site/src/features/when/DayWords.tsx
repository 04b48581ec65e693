import { type SubmitEvent, useState } from 'react'
import { day as words } from '../../messages/day.ts'
import { client } from '../desk/client.ts'
import { useDesk } from '../desk/use-desk.ts'
import { dayLine, isWithin, type When, whenOf } from './rules/day-line.ts'
import { useReading } from './use-reading.ts'
import { whenWords } from './words/chosen-day.ts'

interface Props {
  /** How much may be said: a day, a time with it, a repeat with both. */
  says: 'day' | 'time' | 'repeat'
  /** In place of the usual one. */
  hint?: string | undefined
  /** The first and the last day that may be said. */
  first?: string | undefined
  last?: string | undefined
  onPick: (when: When) => void
}

/** Nothing of a line that is all day can be rejected. */
const NONE: readonly [] = []

/** A line in which a day is said, in English or German; what is understood shows as it is typed. */
export function DayWords({ says, hint = words.hint[says], first, last, onPick }: Props) {
  const desk = useDesk()
  const [typed, setTyped] = useState('')
  const [isOffline, setOffline] = useState(false)
  const line = dayLine(typed)
  const { server: read } = useReading(line, NONE)
  const meant = (reading: Parameters<typeof whenOf>[0]): When | null => {
    const when = whenOf(reading)
    const isTooMuch = (when?.repeat && says !== 'repeat') || (when?.time && says === 'day')
    return isTooMuch ? null : when
  }
  const mayBe = ({ date }: When) => isWithin(date, first, last)
  const isRead = read?.of === line
  const understood = isRead ? meant(read.reading) : null
  const when = understood && mayBe(understood) ? understood : null
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!line) return
    try {
      const now = understood ?? meant(await client.tasks.readQuickAdd(line))
      if (now && mayBe(now)) onPick(now)
    } catch {
      setOffline(true)
    }
  }
  const refused = understood ? words.outside : words.notRead
  const said = when ? words.set(whenWords(when, desk)) : isRead && line ? refused : isOffline ? words.offline : hint
  return (
    <form className="when-words" onSubmit={(event) => void submit(event)}>
      <input
        className="input input-small"
        aria-label={words.typed}
        placeholder={words.typed}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={200}
        dir="auto"
        value={typed}
        data-first={matchMedia('(pointer: fine)').matches || undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setOffline(false)
        }}
      />
      {when && (
        <button className="when-read" type="submit">
          {whenWords(when, desk)}
          <kbd>↵</kbd>
        </button>
      )}
      <p className={when ? 'hidden-text' : 'help'} role="status">
        {said}
      </p>
    </form>
  )
}
