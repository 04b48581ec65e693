import type { Goal, Measures } from '@throughline/core/goal'
import { goal as words } from '../../../messages/goal.ts'
import { paceWords } from '../words/line.ts'

const shapes = { 'on-track': 'pace pace-on', behind: 'pace pace-behind', 'at-risk': 'pace pace-risk' } as const

/** How a goal goes, by a shape and a word. */
export function Pace({ goal, measures }: { goal: Pick<Goal, 'status'>; measures: Measures | undefined }) {
  if (goal.status === 'paused') return <span className="pace pace-paused">{words.paused}</span>
  if (goal.status === 'draft' || !measures?.pace)
    return <span className="muted">{goal.status === 'draft' ? words.noPace.draft : measures ? paceWords(measures) : ''}</span>
  return <span className={measures.isFirstMiss ? 'pace pace-slip' : shapes[measures.pace]}>{paceWords(measures)}</span>
}
