import type { DayOfReviews } from '@throughline/core/interview'
import type { ReactNode } from 'react'
import { practiceStatistics as words } from '../../../messages/practice-statistics.ts'
import { type DateContext, shortDate } from '../../desk/words/day.ts'
import { Columns } from './Columns.tsx'

const ratings = ['again', 'hard', 'good', 'easy'] as const

/** How often was told on each day, and how well. */
export function ReviewsChart({ days, context }: { days: readonly DayOfReviews[]; context: DateContext }) {
  const total = days.reduce((sum, day) => sum + day.total, 0)
  return (
    <Figure id="reviews" title={words.reviews.title} sub={words.reviews.sub} empty={total === 0 ? words.reviews.empty : null}>
      <Columns
        columns={days.map(({ again, hard, good, easy }) => ({ again, hard, good, easy }))}
        ends={endsOf(days, context)}
        locale={context.locale}
      />
      <ul className="plot-key">
        {ratings.map((rating) => (
          <li key={rating}>
            <i className={`bar-${rating}`} aria-hidden="true" />
            {words.reviews.ratings[rating]}
          </li>
        ))}
      </ul>
      <DayTable
        name={words.reviews.name(total, context.locale)}
        columns={[...ratings.map((rating) => words.reviews.ratings[rating]), words.columns.total]}
        rows={days
          .filter((day) => day.total > 0)
          .toReversed()
          .map((day) => ({ on: day.on, counts: [...ratings.map((rating) => day[rating]), day.total] }))}
        context={context}
      />
    </Figure>
  )
}

/** How many are due on each day to come. */
export function ForecastChart({ days, context }: { days: readonly { on: string; due: number }[]; context: DateContext }) {
  const total = days.reduce((sum, { due }) => sum + due, 0)
  return (
    <Figure id="forecast" title={words.forecast.title} sub={words.forecast.sub} empty={total === 0 ? words.forecast.empty : null}>
      <Columns columns={days.map(({ due }) => ({ due }))} ends={endsOf(days, context)} locale={context.locale} />
      <p className="small muted">{words.forecast.overdue}</p>
      <DayTable
        name={words.forecast.name(total, context.locale)}
        columns={[words.columns.due]}
        rows={days.filter(({ due }) => due > 0).map(({ on, due }) => ({ on, counts: [due] }))}
        context={context}
      />
    </Figure>
  )
}

function endsOf(days: readonly { on: string }[], context: DateContext) {
  const said = (on: string) => (on === context.today ? words.today : shortDate(on, context))
  const [first, last] = [days[0]?.on ?? context.today, days.at(-1)?.on ?? context.today]
  return [
    { at: 0, words: said(first), date: first },
    { at: 1, words: said(last), date: last },
  ]
}

interface FigureProps {
  id: string
  title: string
  sub: string
  /** What is said where there is nothing to draw. */
  empty: string | null
  children: ReactNode
}

const Figure = ({ id, title, sub, empty, children }: FigureProps) => (
  <figure className="stat" aria-labelledby={`${id}-title`}>
    <figcaption>
      <h2 className="section-title" id={`${id}-title`}>
        {title} <small>{sub}</small>
      </h2>
    </figcaption>
    {empty === null ? children : <p className="muted small">{empty}</p>}
  </figure>
)

interface TableProps {
  name: string
  columns: readonly string[]
  rows: readonly { on: string; counts: readonly number[] }[]
  context: DateContext
}

const DayTable = ({ name, columns, rows, context }: TableProps) => (
  <details className="chart-table">
    <summary>{words.table}</summary>
    <table>
      <caption className="hidden-text">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.day}</th>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ on, counts }) => (
          <tr key={on}>
            <th scope="row">
              <time dateTime={on}>{shortDate(on, context)}</time>
            </th>
            {counts.map((count, i) => (
              <td key={columns[i]}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
