import type { Goal } from '@throughline/core/goal'
import { isClosed } from '@throughline/core/goal/state'
import { Icon } from '../../../../components/Icon.tsx'
import { goalPage as words } from '../../../../messages/goal-page.ts'
import { goalHref } from '../../../addresses/goals.ts'
import type { Desk } from '../../../desk/desk.ts'
import { longDate } from '../../../desk/words/day.ts'
import type { MadeWin } from '../../../made/made-wins.ts'
import { WinsOfRecord } from '../../../made/WinsOfRecord.tsx'
import { Markdown, type Rendered } from '../../../markdown/Markdown.tsx'
import { loggingOf } from '../../rules/actions.ts'
import { EditButton } from '../EditButton.tsx'
import { GoalConflicts } from '../GoalConflicts.tsx'

interface Props {
  goal: Goal
  parent: Goal | null
  /** Why it matters, as the server rendered it. */
  why: Rendered
  /** What was made of it by the time the page came. */
  wins: readonly MadeWin[]
  /** Something of it is not on the server yet. */
  waits: boolean
  desk: Desk
}

const a = words.actions

/** Which goal it is, what it is below, why it matters, and what one may do with it. */
export function Head({ goal, parent, why, wins, waits, desk }: Props) {
  const { status, closing } = goal
  const logging = loggingOf(goal)
  const state = stateWords(goal, desk)
  return (
    <header className="goal-head" id="goal-head">
      <nav className="crumbs" aria-label={words.where}>
        <a href="/goals">{words.goals}</a>
        {parent && (
          <>
            <span aria-hidden="true">/</span>
            <a href={goalHref(parent.id)} dir="auto">
              {parent.title}
            </a>
          </>
        )}
      </nav>
      <div className="head head-one">
        <h1 className="prose" dir="auto">
          {goal.title}
        </h1>
        <div className="head-end">
          {!closing && logging !== 'nothing' && (
            <a className="btn btn-plain" href={logging === 'number' ? '#value-new' : '#check-in'}>
              {words.checkIns.submit}
            </a>
          )}
          <button className="btn btn-icon" type="button" popoverTarget="goal-menu" aria-label={a.more}>
            <Icon name="more" />
          </button>
          <div className="goal-menu" id="goal-menu" popover="auto">
            <form method="post" data-asks>
              <EditButton goal={goal} />
              {status === 'draft' && <Status status="active">{a.begin}</Status>}
              {status === 'active' && <Status status="paused">{a.pause}</Status>}
              {status === 'paused' && <Status status="active">{a.resume}</Status>}
              {closing && <Status status="active">{a.reopen}</Status>}
            </form>
            {!closing && (
              <form method="post" data-asks className="goal-close">
                <p className="label">{a.close}</p>
                <textarea
                  className="input"
                  name="reflection"
                  rows={2}
                  maxLength={5000}
                  aria-label={a.reflection}
                  placeholder={a.reflection}
                />
                <Status status="achieved">{a.achieved}</Status>
                <Status status="missed">{a.missed}</Status>
                <Status status="dropped">{a.dropped}</Status>
              </form>
            )}
            <form method="post" data-asks>
              <button type="submit" name="remove-goal" value={goal.id}>
                {a.remove}
              </button>
            </form>
          </div>
        </div>
      </div>
      <GoalConflicts goal={goal} />
      {goal.why && (
        <div className="why" dir="auto">
          <Markdown text={goal.why} rendered={why} />
        </div>
      )}
      {state && <p className="goal-state">{state}</p>}
      {closing?.reflection && (
        <p className="why goal-reflection" dir="auto">
          {closing.reflection}
        </p>
      )}
      <WinsOfRecord source={{ kind: 'goal', id: goal.id }} called={goal.title} given={wins} mayBeMade={status === 'achieved'} />
      {waits && <p className="waits">{words.waits}</p>}
    </header>
  )
}

const Status = ({ status, children }: { status: Goal['status']; children: string }) => (
  <button type="submit" name="status" value={status}>
    {children}
  </button>
)

function stateWords({ status, closing, pauses }: Goal, desk: Desk): string | null {
  const day = (date: string) => longDate(date, desk)
  if (status === 'draft') return words.status.draft
  if (closing && isClosed(status)) return words.status[status](day(closing.localDate))
  const pause = pauses.findLast(({ from, until }) => from <= desk.today && (until === null || until > desk.today))
  return status === 'paused' && pause ? words.status.paused(day(pause.from)) : null
}
