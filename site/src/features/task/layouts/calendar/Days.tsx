import type { Task } from '@throughline/core/task'
import { dayKey } from '@throughline/core/task/rules'
import { lazy, memo, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { keepKeysFor } from '../../../../components/keys-ahead.ts'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import type { EventsOfDays } from '../../../calendar/read-day-events.ts'
import { type Desk, useShared } from '../../../desk/desk.ts'
import { useMoves } from '../../../desk/drag/use-moves.ts'
import { keepFocus } from '../../../desk/keep-focus.ts'
import { $announcement } from '../../../desk/told.ts'
import { around, mainDay, shownDays } from '../../../when/rules/at.ts'
import { applied, editOf, type TaskEdit } from '../../rules/change.ts'
import type { TaskPage } from '../../rules/place.ts'
import { knownGoal } from '../../state/filtering.ts'
import { records } from '../../state/queries.ts'
import { $openId } from '../../state/stores.ts'
import { useTaskDesk } from '../../state/task-desk.ts'
import { OnDesk } from '../../ui/OnDesk.tsx'
import { LayoutHelp } from '../LayoutHelp.tsx'
import { isLateInWeek } from '../rules/late-in-week.ts'
import { meantBy } from '../rules/meant.ts'
import { atTime, onDay, withoutDay, withoutTime } from '../rules/reschedule.ts'
import { CalendarHead, shownWords } from './CalendarHead.tsx'
import { Compact } from './Compact.tsx'
import { type Adding, CalendarContext, type CalendarShared } from './context.ts'
import { DayDialog } from './DayDialog.tsx'
import type { Drop } from './drag-entries.ts'
import { Month } from './Month.tsx'
import { reschedule } from './reschedule.ts'
import { Unplanned } from './Unplanned.tsx'
import { useAt } from './use-at.ts'
import { entryLink, useCalendarKeys } from './use-calendar-keys.ts'
import { type GivenDays, useDays } from './use-days.ts'
import { useEvents } from './use-events.ts'
import { Week } from './Week.tsx'

const MoveEntry = lazy(async () => ({ default: (await keepKeysFor(import('./MoveEntry.tsx'))).MoveEntry }))

/** What came with the page. */
export interface GivenCalendar {
  days: GivenDays
  /** The first of what has no day. */
  inbox: TaskPage
}

type Props = Pick<CalendarShared, 'openId'> & { given?: GivenCalendar; events?: EventsOfDays | undefined }

/** A month or a week: its name at once, and what stands on its days once that is painted. */
export function Days(props: Props) {
  const desk = useTaskDesk()
  const { at, go, hrefOf } = useAt(desk)
  return (
    <>
      <CalendarHead at={at} hrefOf={hrefOf} onGo={go} />
      <OnDesk desk={useDeferredValue(desk)}>
        <Shown {...props} />
      </OnDesk>
    </>
  )
}

/** What stands on the days. */
const Shown = memo(function Shown({ openId: openAtFirst, given, events: givenEvents }: Props) {
  const desk = useTaskDesk()
  const { at, go } = useAt(desk)
  const openId = useShared($openId, openAtFirst)
  const shown = useMemo(() => shownDays(at, desk.weekStart, desk.today), [at, desk.weekStart, desk.today])
  const days = useMemo(() => shown.weeks.flat(), [shown])
  const isMeant = useMemo(
    () => meantBy(desk.list, desk, { other: (id) => (typeof window === 'undefined' ? null : records.shown(id)), goal: knownGoal }),
    [desk],
  )
  const entries = useDays({ from: shown.from, before: shown.before }, given?.days, desk, isMeant)
  const events = useEvents(shown, givenEvents, desk)
  const [chosen, setChosen] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const [adding, setAdding] = useState<Adding | null>(null)
  const [moving, setMoving] = useState<{ task: Task; opener: Element } | null>(null)
  const calendar = useRef<HTMLDivElement>(null)
  const compact = useRef<HTMLElement>(null)

  const move = (task: Task, changes: TaskEdit) => {
    reschedule(task, changes, desk)
    const day = dayKey(applied(task, editOf(task, changes), task.updatedAt) ?? task)?.slice(0, 10)
    if (day && (day < shown.from || day >= shown.before) && document.activeElement?.closest('.cal-wide')) go(around(at, day))
    keepFocus(() => entryLink(task.id))
  }
  const drop = (id: string, to: Drop) => {
    const task = records.shown(id)
    const changes = task && changesOf(task, to, desk)
    if (task && changes) move(task, changes)
    else if (task) $announcement.set(words.calendar.stays)
  }
  const latest = useRef(drop)
  latest.current = drop
  const load = async () => {
    const { entryMoves } = await import('./drag-entries.ts')
    return entryMoves((id, to) => latest.current(id, to), desk)
  }
  useMoves(() => calendar.current, load)
  useMoves(() => compact.current, load)
  const onKeyDown = useCalendarKeys({ at, desk, entries, days, onMove: move })
  useEffect(() => document.documentElement.setAttribute('data-ready', 'calendar'), [])

  const onMove = useCallback((task: Task, opener: Element) => setMoving({ task, opener }), [])
  const onDay = useCallback((day: string) => setOpened(day), [])
  const shared = useMemo(() => ({ openId, events, adding, onAdd: setAdding, onDay, onMove }), [openId, events, adding, onDay, onMove])
  const day = chosen && days.includes(chosen) ? chosen : mainDay(at, desk.today)
  return (
    <CalendarContext value={shared}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the tasks in it */}
      <div className={isLateInWeek(openId, days, entries) ? 'cal-wide is-beside-pane' : 'cal-wide'} ref={calendar} onKeyDown={onKeyDown}>
        <div className="cal-days">
          {at.mode === 'month' ? (
            <Month label={shownWords(at, desk)} month={at.month} weeks={shown.weeks} entries={entries} />
          ) : (
            <Week days={days} entries={entries} />
          )}
          <LayoutHelp of="calendar" />
        </div>
        <Unplanned given={given?.inbox} isMeant={isMeant} />
      </div>
      <Compact
        region={compact}
        label={shownWords(at, desk)}
        weeks={shown.weeks}
        month={at.mode === 'month' ? at.month : null}
        entries={entries}
        day={day}
        onDay={setChosen}
      />
      {opened && <DayDialog day={opened} entries={entries.get(opened) ?? []} onClose={() => setOpened(null)} />}
      {moving && (
        <Suspense>
          <MoveEntry {...moving} onMove={move} onClose={() => setMoving(null)} />
        </Suspense>
      )}
    </CalendarContext>
  )
})

/** What letting a task go somewhere changes; `null` where it cannot. */
function changesOf(task: Task, to: Drop, { timeZone }: Desk): TaskEdit | null {
  switch (to.on) {
    case 'day':
      return onDay(task, to.day)
    case 'time':
      return atTime(task, to.day, to.minutes, timeZone)
    case 'untimed':
      return withoutTime(task, to.day)
    case 'none':
      return withoutDay(task)
  }
}
