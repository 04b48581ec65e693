import type { Goal } from '@throughline/core/goal'
import { useEffect, useMemo, useState } from 'react'
import { goal as words } from '../../../../messages/goal.ts'
import type { Desk } from '../../../desk/desk.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { Island } from '../../../frame/Island.tsx'
import { AT_ONCE, closedOf, dueGoals, firstOf, isPursued, partsOf, sizeOf, treeOf, withinRoom } from '../../rules/groups.ts'
import { newGoalAt } from '../../rules/new-goal.ts'
import type { ListedGoal } from '../../rules/outline.ts'
import { isWithin, placeOf } from '../../rules/place.ts'
import type { GoalsView } from '../../rules/view.ts'
import { ask } from '../../state/asked.ts'
import { type Brought, shownOf } from '../../state/brought.ts'
import { goalsMoved } from '../../state/renew.ts'
import { leftWords } from '../../words/left.ts'
import { GoalDialogs } from '../GoalDialogs.tsx'
import { GivenGoals, learnGiven, useGoalsShown } from '../use-goals.ts'
import { Closed } from './Closed.tsx'
import { EmptyGoals } from './EmptyGoals.tsx'
import { GoalRow } from './GoalRow.tsx'
import { QuarterLine } from './QuarterLine.tsx'
import { Tree } from './Tree.tsx'
import { useGoalMoves } from './use-goal-moves.ts'

interface Props {
  desk: Desk
  given: Brought
  view: GoalsView
}

/** The island of the screen of Goals. */
export default function GoalsScreen({ desk, given, view }: Props) {
  const shown = useMemo(() => shownOf(given), [given])
  learnGiven(shown)
  useEffect(beginWanted, [])
  return (
    <Island desk={desk}>
      <GivenGoals value={shown}>
        <Head view={view} />
        <QuarterLine />
        <List view={view} />
        <GoalDialogs />
      </GivenGoals>
    </Island>
  )
}

/** Opens the form of a new goal that the address asks for, once. */
function beginWanted(): void {
  const wanted = newGoalAt(location.href)
  if (!wanted) return
  history.replaceState(history.state, '', wanted.rest)
  ask({ is: 'new', begun: { title: wanted.title, competencies: wanted.competencies }, opener: document.body })
}

function Head({ view }: { view: GoalsView }) {
  const { goals, progress, outlinedDue = 0 } = useGoalsShown()
  const { today } = useDesk()
  const { only } = view
  const shown = only === 'quarter' || only === 'year' ? goals.filter((goal) => isWithin(placeOf(goal, today), only)) : goals
  const count = (status: Goal['status']) => shown.filter((goal) => goal.status === status).length
  const due = dueGoals(goals, (id) => progress[id]?.nextCheckIn, today).length + outlinedDue
  const layouts = [
    { name: words.layouts.horizon, href: '/goals', isCurrent: view.layout === 'horizon' },
    { name: words.layouts.tree, href: '/goals?layout=tree', isCurrent: view.layout === 'tree' },
  ]
  return (
    <div className="head goals-head">
      <h1 className="prose">{view.only ? words.views[view.only] : words.title}</h1>
      {goals.length > 0 && only !== 'achieved' && <p className="head-sub num">{words.summary(count('active'), count('paused'))}</p>}
      <div className="head-end">
        {goals.length > 0 && !view.only && (
          <nav className="tabs" aria-label={words.layoutLabel}>
            {layouts.map(({ name, href, isCurrent }) => (
              <a key={href} href={href} aria-current={isCurrent ? 'true' : undefined}>
                {name}
              </a>
            ))}
          </nav>
        )}
        {due > 0 && (
          <a className="btn btn-plain" href="/goals/review">
            {words.review(due)}
          </a>
        )}
        <button
          className={goals.length > 0 ? 'btn btn-primary' : 'btn btn-plain'}
          type="button"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => ask({ is: 'new', opener: currentTarget })}
        >
          {words.new}
        </button>
      </div>
    </div>
  )
}

function List({ view: { only, layout } }: { view: GoalsView }) {
  const { goals, outlinedDue } = useGoalsShown()
  const [most, setMost] = useState(AT_ONCE)
  const showMore = () => {
    setMost(most + AT_ONCE)
    if (outlinedDue !== undefined) goalsMoved()
  }
  if (goals.length === 0) return <EmptyGoals />
  if (only === 'achieved') return <Achieved {...{ goals, most, showMore }} />
  if (layout === 'tree' && !only) {
    const tree = treeOf(goals)
    return (
      <>
        <Tree branches={firstOf(tree, most)} />
        <More all={sizeOf(tree)} {...{ most, showMore }} />
      </>
    )
  }
  return <ByHorizon {...{ goals, only, most, showMore }} />
}

interface Part {
  goals: readonly ListedGoal[]
  /** How many of them are shown. */
  most: number
  showMore: () => void
}

function Achieved({ goals, most, showMore }: Part) {
  const achieved = closedOf(goals, 'achieved')
  if (achieved.length === 0) return <p className="muted">{words.empty.none.achieved}</p>
  return (
    <>
      <Closed state="achieved" goals={achieved} isWhole room={most} />
      <More all={achieved.length} {...{ most, showMore }} />
    </>
  )
}

function ByHorizon({ goals, only, most, showMore }: Part & { only: 'quarter' | 'year' | null }) {
  const desk = useDesk()
  const moveByKey = useGoalMoves(goals, goals.length > 1)
  const { groups, closed } = partsOf(goals, only, desk)
  const shown = withinRoom(groups, closed, most)
  return (
    <>
      {only && groups.length === 0 && <p className="muted">{words.empty.none[only]}</p>}
      {shown.groups.map(({ place, goals, to }) => (
        <section key={place} className="horizon" aria-labelledby={`goals-${place}`}>
          <div className="horizon-head">
            <h2 id={`goals-${place}`}>{words.horizons[place]}</h2>
            {to && <p>{leftWords(desk.today, to, desk)}</p>}
          </div>
          <ul className="goals" onKeyDown={moveByKey}>
            {goals.map((goal) => (
              <GoalRow key={goal.id} goal={goal} />
            ))}
          </ul>
        </section>
      ))}
      {!only && !groups.length && goals.some((goal) => !isPursued(goal)) && <p className="muted goals-none">{words.empty.body}</p>}
      {shown.closed.map(({ state, goals, room }) => (
        <Closed key={state} {...{ state, goals, room }} />
      ))}
      <More all={[...groups, ...closed].reduce((sum, { goals }) => sum + goals.length, 0)} {...{ most, showMore }} />
    </>
  )
}

function More({ all, most, showMore }: Omit<Part, 'goals'> & { all: number }) {
  if (all <= most) return null
  return (
    <button className="btn btn-quiet goals-rest" type="button" onClick={showMore}>
      {words.showMore(Math.min(all - most, AT_ONCE), all - most)}
    </button>
  )
}
