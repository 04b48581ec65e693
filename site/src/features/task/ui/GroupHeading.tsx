import type { Task } from '@throughline/core/task'
import { createContext, use } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { list as listWords } from '../../../messages/task-list.ts'
import { taskPane } from '../../../messages/task-pane.ts'
import { useDesk } from '../../desk/use-desk.ts'
import type { Group, Section } from '../rules/sections.ts'
import { goalOf, useGoals } from '../state/goals.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { dayHeading } from '../words/day-heading.ts'
import { useParentTitle } from './RowParent.tsx'

/** How many tasks each section has while not all of them have been read. */
export const GroupCounts = createContext<Readonly<Record<string, number>> | null>(null)

interface Props {
  section: Section & { group: Group }
  isFolded: boolean
  onFold: () => void
}

/** What stands above a group: what its tasks have in common and how many they are; pressed, it folds. */
export function GroupHeading({ section, isFolded, onFold }: Props) {
  const count = use(GroupCounts)?.[section.key] ?? section.tasks.length
  return (
    <div className="group-head">
      <h2>
        <button className="group-fold" type="button" aria-expanded={!isFolded} onClick={onFold}>
          <Icon name="right" />
          <Title {...section.group} />
        </button>
      </h2>
      <span className="num">{count}</span>
    </div>
  )
}

function Title({ by, of }: Group) {
  if (of === null) return listWords.groups.blank[by as keyof typeof listWords.groups.blank]
  if (by === 'parent') return <ParentTitle id={of} />
  if (by === 'goal') return <GoalTitle id={of} />
  if (by === 'day') return <DayTitle day={of} />
  if (by === 'tag') return <span dir="auto">#{of}</span>
  if (by === 'status') return taskPane.statuses[of as Task['status']]
  return of === 'none' ? listWords.groups.blank.priority : taskPane.priorities[of as Task['priority']]
}

const ParentTitle = ({ id }: { id: string }) => <span dir="auto">{useParentTitle(id) ?? listWords.groups.unknownParent}</span>

function GoalTitle({ id }: { id: string }) {
  const goals = useGoals(useTaskDesk().goals)
  return <span dir="auto">{goalOf(goals, id)?.title ?? listWords.groups.unknownGoal}</span>
}

function DayTitle({ day }: { day: string }) {
  const desk = useDesk()
  const { title, beside } = dayHeading(day, desk)
  return (
    <span suppressHydrationWarning>
      {title}
      {beside && <span className="group-beside"> {beside}</span>}
    </span>
  )
}
