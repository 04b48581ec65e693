import type { Goal } from '@throughline/core/goal'
import { useState } from 'react'
import { goalReview as words } from '../../../../messages/goal-review.ts'
import type { Desk } from '../../../desk/desk.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { Island } from '../../../frame/Island.tsx'
import { wholeGoals } from '../../rules/outline.ts'
import { log } from '../../state/act.ts'
import type { Shown } from '../../state/shown.ts'
import { currentFigure } from '../../words/figures.ts'
import type { Said } from '../CheckInFields.tsx'
import { GivenGoals, learnGiven, useGoalsShown } from '../use-goals.ts'
import { ReviewOne } from './ReviewOne.tsx'
import { useReviewKeys } from './use-review-keys.ts'

interface Props {
  desk: Desk
  given: Shown
  /** The goals to go through, in their order. */
  ids: readonly string[]
}

/** The island of a review: one goal after another, and at the end what moved. */
export default function Review({ desk, given, ids }: Props) {
  learnGiven(given)
  return (
    <Island desk={desk}>
      <GivenGoals value={given}>
        <Sitting ids={ids} />
      </GivenGoals>
    </Island>
  )
}

interface Result {
  goal: Goal
  /** What it was before; `null` for nothing yet. */
  from: string | null
  isLogged: boolean
}

function Sitting({ ids }: { ids: readonly string[] }) {
  const { goals, progress } = useGoalsShown()
  const desk = useDesk()
  const [at, setAt] = useState(0)
  const [results, setResults] = useState<readonly Result[]>([])
  const goal = wholeGoals(goals).find(({ id }) => id === ids[at])
  const goOn = (isLogged: boolean) => {
    if (goal) {
      const measures = progress[goal.id]
      const known = results.find((result) => result.goal.id === goal.id)
      const from = known ? known.from : ((measures && currentFigure(goal, measures, desk.locale)) ?? null)
      setResults([...results.filter((result) => result !== known), { goal, from, isLogged: isLogged || (known?.isLogged ?? false) }])
    }
    setAt(at + 1)
  }
  const skip = () => at < ids.length && goOn(false)
  const back = () => setAt(Math.max(0, at - 1))
  useReviewKeys({ skip, back })
  if (at >= ids.length || !goal) return <Summary results={results} />
  const save = (said: Said) => {
    void log(goal, said)
    goOn(true)
  }
  return <ReviewOne key={goal.id} goal={goal} at={at + 1} of={ids.length} onSave={save} onSkip={skip} onBack={at > 0 ? back : undefined} />
}

function Summary({ results }: { results: readonly Result[] }) {
  const { progress } = useGoalsShown()
  const { locale } = useDesk()
  const [logged, skipped] = [results.filter(({ isLogged }) => isLogged), results.filter(({ isLogged }) => !isLogged)]
  const nowOf = (goal: Goal) =>
    (progress[goal.id] && currentFigure(goal, progress[goal.id] as NonNullable<(typeof progress)[string]>, locale)) ?? ''
  return (
    <section className="review" aria-labelledby="review-end">
      <h2 id="review-end" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {words.finished}
      </h2>
      {logged.length > 0 ? (
        <>
          <h3 className="label">{words.moved}</h3>
          <ul className="review-moved">
            {logged.map(({ goal, from }) => (
              <li key={goal.id}>
                <span dir="auto">{goal.title}</span>
                <span>{words.fromTo(from, nowOf(goal))}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{words.nothingMoved}</p>
      )}
      {skipped.length > 0 && (
        <p className="review-since">
          {words.skipped}: {skipped.map(({ goal }) => goal.title).join(', ')}
        </p>
      )}
      <p className="review-done">
        <a className="btn btn-primary" href="/goals">
          {words.home}
        </a>
      </p>
    </section>
  )
}
