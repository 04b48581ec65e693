import type { ReactNode } from 'react'
import { goalPage } from '../../../messages/goal-page.ts'
import type { GoalNow } from '../state/goal-now.ts'

const words = goalPage.chart.key

/** What the lines of a chart are. */
export function Key({ source: { goal, days, measures } }: { source: Pick<GoalNow, 'goal' | 'days' | 'measures'> }) {
  const { metric } = goal
  const isManual = metric.source === 'manual'
  const isBeside = ({ current, value }: (typeof days.days)[number]) => current === null && !Number.isNaN(Number(value))
  const hasBeside = days.days.some(isBeside) && ['last', 'mean'].includes(metric.aggregation)
  return (
    <p className="key">
      {days.days.length > 0 && (
        <Line isOfNote words={isManual ? words.values : words.derived}>
          <path className="real" d="M0 4h26" />
          <path className="dots" d="M13 4h0" />
        </Line>
      )}
      {days.ideal.length > 0 && (
        <Line isOfNote words={words.ideal}>
          <path className="ideal" d="M0 4h26" />
        </Line>
      )}
      {measures.projection.state === 'expected' && (
        <Line isOfNote words={words.projected}>
          <path className="band" d="M0 -1h26v10H0z" />
          <path className="ahead" d="M1 4h26" />
        </Line>
      )}
      {metric.direction === 'within' && (
        <Line words={words.range}>
          <path className="range" d="M0 -1h26v10H0z" />
        </Line>
      )}
      {goal.pauses.length > 0 && (
        <Line words={words.pause}>
          <path className="pause" d="M0 -1h26v10H0z" />
        </Line>
      )}
      {hasBeside && (
        <Line words={words.beside}>
          <path className="beside" d="M13 4h0" />
          <path className="beside-in" d="M13 4h0" />
        </Line>
      )}
    </p>
  )
}

const Line = ({ words, isOfNote = false, children }: { words: string; isOfNote?: boolean; children: ReactNode }) => (
  <span className={isOfNote ? 'of-note' : undefined}>
    <svg viewBox="0 0 26 8" aria-hidden="true">
      {children}
    </svg>
    {words}
  </span>
)
