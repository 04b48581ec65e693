import type { MouseEvent } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { list as listWords } from '../../../messages/task-list.ts'
import { EventLines } from '../../calendar/EventLines.tsx'
import { useShared } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { nearDate } from '../../desk/words/day.ts'
import type { Section } from '../rules/sections.ts'
import { moveOverdueToToday } from '../state/overdue.ts'
import { $counts } from '../state/stores.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { dayHeading } from '../words/day-heading.ts'
import { GroupHeading } from './GroupHeading.tsx'

interface Props {
  section: Section
  isFolded: boolean
  /** Whether there may be more rows than have been read. */
  isPartial: boolean
  onFold: () => void
}

/** What stands above a run of rows. */
export function SectionHeading(props: Props) {
  const { section } = props
  const desk = useTaskDesk()
  if (section.kind === 'overdue') return <Overdue {...props} />
  if (section.group) return <GroupHeading {...props} section={{ ...section, group: section.group }} />
  if (desk.view === 'today') return <Group title={listWords.doneToday} count={section.tasks.length} />
  if (!section.day) return <Group title={listWords.noDay} />
  return (
    <>
      <Group {...dayHeading(section.day, desk)} />
      {section.events?.length !== 0 && section.events && <EventLines lines={section.events} />}
    </>
  )
}

const Group = ({ title, beside, count }: { title: string; beside?: string | null; count?: number }) => (
  <div className="group-head">
    <h2 suppressHydrationWarning>{title}</h2>
    {beside && <span suppressHydrationWarning>{beside}</span>}
    {count !== undefined && <span className="num">{count}</span>}
  </div>
)

function Overdue({ section, isFolded, isPartial, onFold }: Props) {
  const desk = useDesk()
  const counts = useShared($counts, null)
  const count = isPartial ? Math.max(section.tasks.length, counts?.overdue ?? 0) : section.tasks.length
  const oldest = section.tasks[0]
  const due = oldest?.dueAt ?? oldest?.dueDate
  const fold = (event: MouseEvent) => {
    event.preventDefault()
    onFold()
  }
  return (
    <div className={isFolded ? 'overdue is-folded' : 'overdue'}>
      <h2>
        {/* Without a script the button asks for the page with the fold open. */}
        <button
          className="overdue-fold"
          type="submit"
          formMethod="get"
          name={isFolded ? 'overdue' : undefined}
          value="shown"
          aria-expanded={!isFolded}
          onClick={fold}
        >
          <Icon name="right" />
          <span>
            <strong>{listWords.overdue.count(count)}</strong>
            {due && (
              <span className="since" suppressHydrationWarning>
                {listWords.overdue.since(nearDate(due.slice(0, 10), desk))}
              </span>
            )}
          </span>
        </button>
      </h2>
      <button
        className="btn btn-quiet overdue-move"
        type="submit"
        name="move-overdue"
        value={desk.today}
        onClick={(event) => {
          event.preventDefault()
          void moveOverdueToToday(desk.today)
        }}
      >
        {listWords.overdue.move(count)}
      </button>
    </div>
  )
}
