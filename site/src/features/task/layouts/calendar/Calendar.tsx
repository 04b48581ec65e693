import type { EventsOfDays } from '../../../calendar/read-day-events.ts'
import type { ToldDay } from '../../../calendar/told-days.ts'
import type { TaskPage } from '../../rules/place.ts'
import type { TaskDesk } from '../../state/task-desk.ts'
import { LateResults } from '../../ui/LateResults.tsx'
import { TaskIsland } from '../../ui/TaskIsland.tsx'
import { Layouts } from '../Layouts.tsx'
import { Days, type GivenCalendar } from './Days.tsx'

interface Props {
  desk: TaskDesk
  openId: string | null
  given: GivenCalendar
  coming: readonly ToldDay[]
  /** What was searched for, and found, as the page began. */
  search?: { typed: string; found: TaskPage } | undefined
  events?: EventsOfDays | undefined
}

/** The island of the calendar, for pages that begin with one. */
export default function Calendar({ desk, openId, coming, search, given, events }: Props) {
  return (
    <TaskIsland desk={desk} openId={openId} coming={coming}>
      <Layouts own="calendar" openId={openId} search={search} Found={LateResults}>
        {() => <Days openId={openId} given={given} events={events} />}
      </Layouts>
    </TaskIsland>
  )
}
