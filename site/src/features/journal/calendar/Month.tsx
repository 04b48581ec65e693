import type { JournalDay } from '@throughline/core/journal'
import { Icon } from '../../../components/Icon.tsx'
import { journal } from '../../../messages/journal.ts'
import { timeline } from '../../../messages/journal-timeline.ts'
import { dayHref, monthHref, newEntryHref } from '../../addresses/journal.ts'
import { monthName, weekday } from '../../desk/words/calendar.ts'
import { longDate } from '../../desk/words/day.ts'
import { shownDays, stepped } from '../../when/rules/at.ts'
import { type Mood, moodOf } from '../rules/mood.ts'

interface Props {
  /** `YYYY-MM`. */
  month: string
  days: readonly JournalDay[]
  today: string
  locale: string
  weekStart: number
}

const words = timeline.month
const step = (month: string, by: -1 | 1) => {
  const next = stepped({ mode: 'month', month }, by)
  return monthHref(next.mode === 'month' ? next.month : month)
}

/** A month of the journal: days with entries and how one was, and on the others the way to write about them. */
export function Month({ month, days, today, locale, weekStart }: Props) {
  const known = new Map(days.map((day) => [day.date, day]))
  const { weeks } = shownDays({ mode: 'month', month }, weekStart)
  return (
    <section className="journal-month" aria-labelledby="journal-month-name">
      <div className="journal-month-head">
        <h2 id="journal-month-name">{monthName(month, locale)}</h2>
        <a className="btn btn-icon" href={step(month, -1)} aria-label={words.previous}>
          <Icon name="left" />
        </a>
        <a className="btn btn-icon" href={step(month, 1)} aria-label={words.next}>
          <Icon name="right" />
        </a>
        {!today.startsWith(month) && (
          <a className="btn btn-quiet" href={monthHref(today.slice(0, 7))}>
            {words.today}
          </a>
        )}
        <form className="journal-month-jump" action="/journal">
          <input type="hidden" name="show" value="month" />
          <input className="input input-small" type="month" name="month" defaultValue={month} aria-label={words.jump} required />
          <button className="btn btn-plain" type="submit">
            {words.go}
          </button>
        </form>
      </div>
      <table aria-labelledby="journal-month-name">
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th scope="col" key={date}>
                <abbr title={weekday(date, locale, 'long')}>{weekday(date, locale, 'short')}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} className={date === today ? 'is-today' : undefined}>
                  {date.startsWith(month) && <Day date={date} day={known.get(date)} today={today} locale={locale} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Day({ date, day, today, locale }: { date: string; day: JournalDay | undefined; today: string; locale: string }) {
  const number = Number(date.slice(8))
  const name = longDate(date, { today, locale })
  if (!day && date > today) return <span className="journal-day">{number}</span>
  if (!day)
    return (
      <a className="journal-day is-free" href={newEntryHref(date, today)} aria-label={timeline.beginOn(name)}>
        {number}
        <Icon name="plus" />
      </a>
    )
  const mood: Mood | null = day.mood && moodOf(day.mood.mean)
  return (
    <a
      className="journal-day has-entry"
      href={dayHref(date)}
      data-day={date}
      aria-current={date === today ? 'date' : undefined}
      aria-label={words.day(name, day.entries, mood === null ? null : journal.moods[mood])}
    >
      {number}
      {mood === null ? <i className="knot" /> : <Icon name={`mood-${mood}`} />}
    </a>
  )
}
