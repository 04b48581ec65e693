import type { Goal } from '@throughline/core/goal'
import { isClosed } from '@throughline/core/goal/state'
import type { Measures } from '@throughline/core/progress'
import { goal as goalWords } from '../../../../messages/goal.ts'
import { goalPage } from '../../../../messages/goal-page.ts'
import { hasNoDays } from '../../words/line.ts'

const words = goalPage.figures
const paces = ['on-track', 'behind', 'at-risk'] as const

interface Props {
  goal: Goal
  measures: Measures
  isCertain: boolean
}

function none({ metric }: Goal, measures: Measures, noPace: NonNullable<Measures['noPace']>): string {
  if (!hasNoDays(measures)) return words.noPace[noPace]
  return metric.timesPerWeek ? words.needsWeek : words.needsDay
}

/** How it goes, by the numbers or by the person's own word. */
export function Pace({ goal, measures, isCertain }: Props) {
  const { computedPace, noPace } = measures
  const { statedPace } = goal
  const pace = statedPace && !noPace ? statedPace : isCertain ? measures.pace : null
  const isSlip = pace !== null && !statedPace && measures.isFirstMiss
  return (
    <div>
      <dt>
        {words.pace}
        {statedPace && <span className="own">{words.stated}</span>}
      </dt>
      <dd>
        {pace ? (
          <span className={`pace pace-${isSlip ? 'slip' : pace}`}>{isSlip ? goalWords.firstMiss : words.paces[pace]}</span>
        ) : (
          <small>{isCertain ? noPace && none(goal, measures, noPace) : words.workedOut}</small>
        )}
        {!isClosed(goal.status) && (
          <details className="say" id="say-pace">
            <summary className="link" aria-label={`${words.pace}: ${statedPace ? words.sayAgain : words.say}`}>
              {statedPace ? words.sayAgain : words.say}
            </summary>
            <form method="post" data-asks className="say-menu">
              {statedPace && computedPace && isCertain && <p>{words.reckoned(words.paces[computedPace])}</p>}
              {paces.map((one) => (
                <button type="submit" name="pace" value={one} key={one} aria-pressed={statedPace === one}>
                  <span className={`pace pace-${one}`}>{words.paces[one]}</span>
                </button>
              ))}
              {statedPace && (
                <button type="submit" name="pace" value="">
                  {words.clear}
                </button>
              )}
            </form>
          </details>
        )}
      </dd>
    </div>
  )
}
