import { goalPage } from '../../../messages/goal-page.ts'
import { longDate, shortDate } from '../../desk/words/day.ts'
import type { GoalNow } from '../state/goal-now.ts'
import { amountWords } from '../words/amount.ts'
import { narrow, wide } from './chart-labels.ts'
import { Drawing } from './Drawing.tsx'
import { Key } from './Key.tsx'
import { TABLE_ROWS } from './rows.ts'

interface Props {
  now: GoalNow
  locale: string
  /** How many days the table holds. */
  rows: number
}

const words = goalPage.chart

/** The chart of a goal with its key and, for who would rather read, its table. */
export function Chart({ now, locale, rows }: Props) {
  const { goal, days, measures, isCertain } = now
  const context = { today: measures.on, locale }
  const [first, last] = [days.days[0], days.days.at(-1)]
  const amount = (text: string) => amountWords(text, goal.metric, locale)
  const due = goal.endDate && longDate(goal.endDate, context)
  const empty = { 'tasks-done': words.emptyTasks, 'time-spent': words.emptyTime, manual: words.empty }[goal.metric.source]
  const told = (date: string) => longDate(date, context)
  return (
    <figure className="chart-box" id="goal-chart" aria-labelledby="chart-name">
      <figcaption className="hidden-text" id="chart-name">
        {first && last
          ? words.name(goal.title, days.days.length, told(first.localDate), told(last.localDate), amount(measures.target), due)
          : `${goal.title}: ${empty}`}
      </figcaption>
      <Drawing source={now} locale={locale} layout={wide} look="wide" />
      <Drawing source={now} locale={locale} layout={narrow} look="narrow" />
      {!first && <p className="chart-empty">{empty}</p>}
      {!isCertain && <p className="muted small">{words.behind}</p>}
      <Key source={now} />
      {first && <Table now={now} locale={locale} rows={rows} />}
    </figure>
  )
}

function Table({ now: { goal, days, measures }, locale, rows }: Props) {
  const context = { today: measures.on, locale }
  const amount = (text: string) => amountWords(text, goal.metric, locale)
  const shown = days.days.slice(-rows).toReversed()
  const earlier = days.days.length - shown.length
  return (
    <details className="chart-table">
      <summary>{words.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.tableDay}</th>
            <th scope="col">{words.tableValue}</th>
            <th scope="col">{words.tableCurrent}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ localDate, value, current }) => (
            <tr key={localDate}>
              <th scope="row">
                <time dateTime={localDate}>{shortDate(localDate, context)}</time>
              </th>
              <td>{amount(value)}</td>
              <td>{current === null ? words.notCounted : amount(current)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {earlier > 0 && (
        <p>
          <a className="link" data-more="days" href={`?days=${rows + TABLE_ROWS}#goal-chart`}>
            {words.earlier(earlier)}
          </a>
        </p>
      )}
    </details>
  )
}
