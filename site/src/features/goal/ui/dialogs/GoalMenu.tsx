import type { Goal } from '@throughline/core/goal'
import { closedStatuses } from '@throughline/core/goal/state'
import { makeWin as winWords } from '../../../../messages/career-make.ts'
import { goal as words } from '../../../../messages/goal.ts'
import { isMac } from '../../../desk/is-mac.ts'
import { ActDialog, closeActs } from '../../../desk/ui/ActDialog.tsx'
import { useDesk } from '../../../desk/use-desk.ts'
import { makeWinLate } from '../../../made/make-win-late.ts'
import { keyWords } from '../../../shortcuts/stroke.ts'
import { loggingOf } from '../../rules/actions.ts'
import { groupOf, isPursued } from '../../rules/groups.ts'
import { log, removeGoal, setStatus, stepGoal } from '../../state/act.ts'
import { ask, closed } from '../../state/asked.ts'
import { useGoalsShown } from '../use-goals.ts'

interface Act {
  words: string
  hint?: string
  /** What does the same while its row has the focus. */
  keys?: string
  /** It is of another sort than those above it. */
  isApart?: boolean
  run: () => void
}

/** All that can be done to one goal. */
export default function GoalMenu({ goal, opener }: { goal: Goal; opener: Element }) {
  const { goals } = useGoalsShown()
  const desk = useDesk()
  const group = groupOf(goal, goals, desk.today)
  // Another dialog opens once this one has given the focus back.
  const then = (doIt: () => void) => () => setTimeout(doIt)
  const say = (value: 'yes' | 'no' | 'skip') => () => void log(goal, { value, localDate: desk.today })
  const { menu } = words
  const isOpen = goal.status === 'active'
  const logging = loggingOf(goal)
  const acts: (Act | false)[] = [
    isOpen && logging === 'habit' && { words: words.yesToday, run: say('yes') },
    isOpen && logging === 'habit' && { words: words.no, run: say('no') },
    isOpen && goal.metric.type === 'habit' && { words: words.skip, run: say('skip') },
    isOpen && logging !== 'nothing' && { words: menu.log, run: then(() => ask({ is: 'log', goalId: goal.id, opener })) },
    { words: menu.edit, isApart: true, run: then(() => ask({ is: 'edit', goalId: goal.id, opener })) },
    goal.status === 'draft' && { words: menu.activate, run: () => void setStatus(goal, 'active', desk) },
    goal.status === 'paused' && { words: menu.resume, run: () => void setStatus(goal, 'active', desk) },
    isOpen && { words: menu.pause, run: then(() => ask({ is: 'pause', goalId: goal.id, opener })) },
    group[0]?.id !== goal.id && { words: menu.up, keys: 'Alt+ArrowUp', run: () => stepGoal(goal, goals, -1) },
    group.at(-1)?.id !== goal.id && { words: menu.down, keys: 'Alt+ArrowDown', run: () => stepGoal(goal, goals, 1) },
    ...(isPursued(goal)
      ? closedStatuses.map((as) => ({
          words: menu[as],
          isApart: as === 'achieved',
          run: then(() => ask({ is: 'close', goalId: goal.id, as, opener })),
        }))
      : [{ words: menu.reopen, isApart: true, run: () => void setStatus(goal, 'active', desk) }]),
    goal.status === 'achieved' && {
      words: winWords.action,
      isApart: true,
      run: () => void makeWinLate({ kind: 'goal', id: goal.id }, goal.title),
    },
    { words: menu.remove, hint: menu.removeHint, isApart: true, run: () => void removeGoal(goal) },
  ]
  return (
    <ActDialog title={goal.title} opener={opener} onClose={() => closed('menu')}>
      <ul className="menu goal-menu">
        {acts.map(
          (act) =>
            act && (
              <li key={act.words} className={act.isApart ? 'apart' : undefined}>
                <button
                  type="button"
                  onClick={({ currentTarget }) => {
                    closeActs(currentTarget)
                    act.run()
                  }}
                >
                  <span>
                    {act.words}
                    {act.hint && <small>{act.hint}</small>}
                  </span>
                  {act.keys && <kbd>{keyWords(act.keys, isMac())}</kbd>}
                </button>
              </li>
            ),
        )}
      </ul>
    </ActDialog>
  )
}
