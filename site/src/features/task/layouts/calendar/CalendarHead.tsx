import { Icon } from '../../../../components/Icon.tsx'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import type { Desk } from '../../../desk/desk.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { daysWords, monthName, monthsWords } from '../../../desk/words/calendar.ts'
import { type At, around, mainDay, shownDays, stepped } from '../../../when/rules/at.ts'
import { isPlainClick } from '../../state/open.ts'

interface Props {
  at: At
  hrefOf: (at: At) => string
  onGo: (at: At) => void
}

/** Which days these are in words; of a month with whole weeks of the next, both. */
export function shownWords(at: At, { weekStart, locale, today }: Pick<Desk, 'weekStart' | 'locale' | 'today'>): string {
  const { weeks } = shownDays(at, weekStart, today)
  if (at.mode === 'month') {
    const last = weeks.at(-1)?.[0]?.slice(0, 7) ?? at.month
    return last > at.month ? monthsWords(at.month, last, locale) : monthName(at.month, locale)
  }
  const days = weeks[0] ?? []
  return daysWords(days[0] ?? at.day, days.at(-1) ?? at.day, locale)
}

/** Which days are shown, and the ways to others. They are links: each has its address. */
export function CalendarHead({ at, hrefOf, onGo }: Props) {
  const desk = useDesk()
  const { today } = desk
  const { calendar } = words
  const link = (to: At) => ({
    href: hrefOf(to),
    onClick: (event: React.MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onGo(to)
    },
  })
  const modes = {
    month: around({ mode: 'month', month: '' }, mainDay(at, today), today),
    week: { mode: 'week', day: mainDay(at, today) },
  } as const
  return (
    <div className="cal-head">
      <nav className="cal-steps" aria-label={calendar.steps}>
        <a className="btn btn-icon" data-step={-1} {...link(stepped(at, -1))}>
          <Icon name="left" />
          <span className="hidden-text">{calendar.earlier[at.mode]}</span>
        </a>
        <a className="btn btn-quiet" {...link(around(at, today, today))}>
          {calendar.today}
        </a>
        <a className="btn btn-icon" data-step={1} {...link(stepped(at, 1))}>
          <Icon name="right" />
          <span className="hidden-text">{calendar.later[at.mode]}</span>
        </a>
      </nav>
      <h2 aria-live="polite" suppressHydrationWarning>
        {shownWords(at, desk)}
      </h2>
      <nav className="tabs" aria-label={calendar.modesLabel}>
        {(['month', 'week'] as const).map((mode) => (
          <a key={mode} aria-current={at.mode === mode ? 'true' : undefined} {...link(modes[mode])}>
            {calendar.modes[mode]}
          </a>
        ))}
      </nav>
    </div>
  )
}
