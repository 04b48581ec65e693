import { lazy, Suspense, useEffect } from 'react'
import { useShared } from '../../desk/desk.ts'
import { $asked } from '../state/asked.ts'
import { dialogs, followAsked } from './late-dialogs.ts'
import { useGoalsShown } from './use-goals.ts'

const GoalMenu = lazy(dialogs.menu)
const LogDialog = lazy(dialogs.log)
const CloseDialog = lazy(dialogs.close)
const PauseDialog = lazy(dialogs.pause)
const GoalFormDialog = lazy(dialogs.new)

/** What is asked about a goal; each part comes when it is first wanted. */
export function GoalDialogs() {
  const asked = useShared($asked, null)
  const { goals } = useGoalsShown()
  useEffect(followAsked, [])
  const goal = asked && 'goalId' in asked ? goals.find(({ id }) => id === asked.goalId) : undefined
  const isGone = asked !== null && asked.is !== 'new' && !goal
  useEffect(() => {
    // A dialog that goes with its goal tells nobody that it closed; the goal may come back.
    if (isGone) $asked.set(null)
  }, [isGone])
  // Of an outline nothing can be changed: the rest of it is on its way.
  if (!asked || isGone || (goal && 'isOutline' in goal)) return null
  return (
    <Suspense>
      {asked.is === 'new' && <GoalFormDialog asked={asked} />}
      {asked.is === 'edit' && goal && <GoalFormDialog asked={asked} goal={goal} />}
      {asked.is === 'menu' && goal && <GoalMenu key={goal.id} goal={goal} opener={asked.opener} />}
      {asked.is === 'log' && goal && <LogDialog key={goal.id} goal={goal} opener={asked.opener} />}
      {asked.is === 'close' && goal && <CloseDialog key={goal.id} goal={goal} as={asked.as} opener={asked.opener} />}
      {asked.is === 'pause' && goal && <PauseDialog key={goal.id} goal={goal} opener={asked.opener} />}
    </Suspense>
  )
}
