import type { Page } from '@throughline/client'
import type { Task } from '@throughline/core/task'
import { memo, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { goalPage as words } from '../../../messages/goal-page.ts'
import { outbox } from '../../changes/changes.ts'
import { $connection, NOTHING_WAITS } from '../../changes/stores.ts'
import { useShared } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { follow } from '../../live/stream.ts'
import type { MadeWin } from '../../made/made-wins.ts'
import type { Rendered } from '../../markdown/Markdown.tsx'
import { NotHere } from '../../records/NotHere.tsx'
import type { TaskDesk } from '../../task/state/task-desk.ts'
import { TaskIsland } from '../../task/ui/TaskIsland.tsx'
import { isDrawn } from '../chart/is-drawn.ts'
import { LateChart } from '../chart/LateChart.tsx'
import { followChart } from '../chart/walk.ts'
import { Heatmap } from '../heatmap/Heatmap.tsx'
import { followHeatmap } from '../heatmap/walk.ts'
import { isCheckInChange, isGoalChange } from '../rules/change.ts'
import { measuring } from '../rules/measuring.ts'
import { type PackedDays, unpacked } from '../rules/pack.ts'
import { $goalNow, asTold, beginGoal, type GoalNow, renewSoon } from '../state/goal-now.ts'
import type { GoalTold } from '../state/read-goal.ts'
import { GoalDialogs } from '../ui/GoalDialogs.tsx'
import { GoalTasks } from './GoalTasks.tsx'
import { Below } from './parts/Below.tsx'
import { CheckIns } from './parts/CheckIns.tsx'
import { Figures } from './parts/Figures.tsx'
import { Head } from './parts/Head.tsx'
import { History } from './parts/History.tsx'
import { Milestones } from './parts/Milestones.tsx'
import { Since } from './parts/Since.tsx'
import { Story } from './parts/Story.tsx'
import { type HowMuch, useEarlier } from './use-earlier.ts'
import { useForms } from './use-forms.ts'

interface Props {
  desk: TaskDesk
  given: Omit<GoalTold, 'days'> & { days: PackedDays }
  why: Rendered
  open: Page<Task>
  done: Page<Task>
  wins: readonly MadeWin[]
  shown: HowMuch
  /** The chart, drawn by the server. */
  chart?: ReactNode
  /** The day the form for a check-in begins with, where it is another than today. */
  day: string | null
  /** Why a form that was sent without script was refused. */
  refusal: string | null
}

/** The island of the page of one goal. */
export default function GoalPage({ desk, given, ...props }: Props) {
  const [told] = useState(() => {
    const told = { ...given, days: unpacked(given.days) }
    beginGoal(told, desk)
    return asTold(told)
  })
  return (
    <TaskIsland desk={desk} openId={null}>
      <Goal told={told} {...props} />
      <GoalDialogs />
    </TaskIsland>
  )
}

/** The goal as it is by now. A change that is on its way waits for nobody; tasks that wait are not counted yet. */
function useGoalNow(told: GoalNow): GoalNow {
  const now = useShared($goalNow, null) ?? told
  const { obstacle } = useShared($connection, NOTHING_WAITS)
  if (obstacle === null) return now.waiting.size > 0 ? { ...now, waiting: told.waiting } : now
  const isDerived = now.goal.metric.source !== 'manual'
  const isBehind = isDerived && outbox.unsaved().some((change) => !isGoalChange(change) && !isCheckInChange(change))
  return isBehind ? { ...now, isCertain: false } : now
}

type GoalProps = { told: GoalNow } & Omit<Props, 'desk' | 'given'>

/** What was pressed is painted before chart and history follow, none of which is drawn for it. */
function Goal(props: GoalProps) {
  return <GoalAsOf {...props} now={useDeferredValue(useGoalNow(props.told))} />
}

const GoalAsOf = memo(function GoalAsOf(props: GoalProps & { now: GoalNow }) {
  const { now, told, why, open, done, wins, shown: begun, chart, day, refusal } = props
  const desk = useDesk()
  const page = useRef<HTMLDivElement>(null)
  const [shown, onClick] = useEarlier(begun, now)
  const onSubmit = useForms(now)
  useEffect(() => {
    if (!page.current) return
    followChart(page.current)
    followHeatmap(page.current)
    follow((isBack) => ({
      onChange: ({ kind }) => measuring.includes(kind) && renewSoon(),
      onOpen: () => isBack && renewSoon(),
    }))
    // Before this, forms go the long way.
    document.documentElement.dataset.goalReady = ''
  }, [])
  const { goal, measures, below } = now
  const { locale, today, weekStart } = desk
  const { type } = goal.metric
  if (goal.deletedAt) return <Deleted />
  return (
    // biome-ignore lint/a11y: it hears of what its forms and links do
    <div id="goal" ref={page} onSubmit={onSubmit} onClick={onClick}>
      <Head goal={goal} parent={now.parent} why={why} wins={wins} waits={now.waiting.has(goal.id)} desk={desk} />
      {refusal && (
        <p className="notice notice-bad" role="alert">
          <Icon name="warn" />
          <span>{refusal}</span>
        </p>
      )}
      <Figures now={now} locale={locale} weekStart={weekStart} />
      {type === 'habit' && <Heatmap now={now} year={shown.year} weekStart={weekStart} locale={locale} />}
      {isDrawn(now) && <LateChart drawn={chart} now={now} isMoved={now !== told || shown !== begun} locale={locale} rows={shown.days} />}
      <div className="goal-two">
        <div>
          {type === 'milestones' && <Milestones goal={goal} today={today} locale={locale} />}
          {(type !== 'milestones' || now.checkIns.items.length > 0) && (
            <section aria-labelledby="h-check">
              <CheckIns now={now} day={day ?? today} locale={locale} />
              <History now={now} shown={shown.checkIns} begun={begun.checkIns} desk={desk} />
            </section>
          )}
          {type !== 'milestones' && goal.milestones.length > 0 && <Milestones goal={goal} today={today} locale={locale} />}
        </div>
        <div>
          <GoalTasks goalId={goal.id} open={open} done={done} />
          <Since activity={now.activity} />
          {below.length > 0 && <Below below={below} measures={measures} locale={locale} />}
          <Story goal={goal} desk={desk} />
        </div>
      </div>
    </div>
  )
})

/** Until the server has it, and the page goes on to the others. */
const Deleted = () => <NotHere {...words.deleted} links={[['/goals', words.gone.back]]} />
