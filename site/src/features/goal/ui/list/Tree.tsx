import type { Measures } from '@throughline/core/goal'
import { goal as words } from '../../../../messages/goal.ts'
import { goalHref } from '../../../addresses/goals.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { type Branch, isPursued, shareName } from '../../rules/groups.ts'
import type { GoalOutline, ListedGoal } from '../../rules/outline.ts'
import { currentFigure, percent } from '../../words/figures.ts'
import { Pace } from '../Pace.tsx'
import { ProgressLine } from '../ProgressLine.tsx'
import { useGoalsShown } from '../use-goals.ts'
import { GoalRow } from './GoalRow.tsx'

/** Goals with those below them. */
export const Tree = ({ branches }: { branches: readonly Branch<ListedGoal>[] }) => (
  <ul className="goals goal-tree">
    {branches.map(({ goal, below }) => [
      <GoalRow key={goal.id} goal={goal} />,
      below.length > 0 && (
        <li key={`${goal.id} below`} className="goal-kids">
          <Kids goal={goal} below={below} />
          <RollUp goal={goal} />
        </li>
      ),
    ])}
  </ul>
)

function Kids({ goal, below }: { goal: GoalOutline; below: readonly Branch<ListedGoal>[] }) {
  const { progress } = useGoalsShown()
  const desk = useDesk()
  const rollUp = progress[goal.id]?.rollUp
  return (
    <ul className="branch">
      {below.map((branch) => {
        const kid = branch.goal
        const measures = progress[kid.id]
        const isLoose = kid.status === 'draft'
        return (
          <li key={kid.id} className={isLoose ? 'loose' : undefined}>
            <i className={isLoose ? 'knot next' : 'knot'} />
            <div className="kid">
              <a href={goalHref(kid.id)} dir="auto">
                {kid.title}
              </a>
              <ProgressLine goal={kid} measures={measures} locale={desk.locale} />
              <span>{isLoose ? words.state.draft : figureOf(kid, measures, desk.locale) || '–'}</span>
              <span>{isPursued(kid) ? <Pace goal={kid} measures={measures} /> : words.state[kid.status]}</span>
              <span>{rollUp && shareWords(kid.id, rollUp, desk.locale)}</span>
            </div>
            {branch.below.length > 0 && <Kids goal={kid} below={branch.below} />}
          </li>
        )
      })}
    </ul>
  )
}

const figureOf = (goal: ListedGoal, measures: Measures | undefined, locale: string) =>
  measures && !('isOutline' in goal) && currentFigure(goal, measures, locale)

type Rolled = NonNullable<Measures['rollUp']>

function shareWords(id: string, { parts, leftOut }: Rolled, locale: string): string {
  const part = parts.find(({ goalId }) => goalId === id)
  if (part) return shareOf(part.share, locale)
  const left = leftOut.find(({ goalId }) => goalId === id)
  return left ? words.tree.leftOut[left.why] : ''
}

function shareOf(share: number, locale: string): string {
  const name = shareName(share)
  return name ? words.tree.shares[name] : words.tree.share(percent(share, locale))
}

/** What the goals below come to, and how that was reckoned. */
function RollUp({ goal }: { goal: GoalOutline }) {
  const { progress, goals } = useGoalsShown()
  const { locale } = useDesk()
  const rollUp = progress[goal.id]?.rollUp
  if (!rollUp || rollUp.progress === null) return null
  const titleOf = (id: string) => goals.find((other) => other.id === id)?.title ?? ''
  return (
    <details className="roll-up">
      <summary>
        <b>{words.tree.rollUp(percent(rollUp.progress, locale))}</b> {words.tree.how}
      </summary>
      <p>{words.tree.rule}</p>
      <ul>
        {rollUp.parts.map((part) => (
          <li key={part.goalId}>{words.tree.part(titleOf(part.goalId), shareOf(part.share, locale), percent(part.progress, locale))}</li>
        ))}
        {rollUp.leftOut.map(({ goalId, why }) => (
          <li key={goalId}>{words.tree.left(titleOf(goalId), words.tree.leftOut[why])}</li>
        ))}
      </ul>
    </details>
  )
}
