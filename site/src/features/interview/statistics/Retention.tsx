import type { MonthOfRetention } from '@throughline/core/interview'
import { practiceStatistics } from '../../../messages/practice-statistics.ts'
import { type DateContext, formatter, plain } from '../../desk/words/day.ts'
import { lineOf, WIDTH } from './bars.ts'
import { Ends } from './Columns.tsx'
import { formatterOf } from './percent.ts'

interface Props {
  months: readonly MonthOfRetention[]
  /** As the person wants it, 0 to 1. */
  wanted: number
  context: DateContext
}

const words = practiceStatistics
const HEIGHT = 120
/** Months that have room beside one another. */
const MOST = 24

/** How much was still known, by month, beside what is wanted. */
export function Retention({ months: all, wanted, context }: Props) {
  const months = all.slice(-MOST)
  const percent = (share: number) => formatterOf(context.locale).format(share)
  const named = (month: string) =>
    formatter(context.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(plain(`${month}-01`))
  const [first, last] = [months[0], months.at(-1)]
  return (
    <figure className="stat" aria-labelledby="retention-title">
      <figcaption>
        <h2 className="section-title" id="retention-title">
          {words.retention.title} <small className="num">{words.retention.sub(percent(wanted))}</small>
        </h2>
      </figcaption>
      {first && last ? (
        <>
          <Drawing months={months} wanted={wanted} percent={percent} named={named} />
          <Table months={months} percent={percent} named={named} name={words.retention.name(named(first.month), named(last.month))} />
        </>
      ) : (
        <p className="muted small">{words.retention.empty}</p>
      )}
    </figure>
  )
}

interface Told {
  months: readonly MonthOfRetention[]
  percent: (share: number) => string
  named: (month: string) => string
}

function Drawing({ months, wanted, percent, named }: Told & { wanted: number }) {
  const line = lineOf(
    months.map(({ retention }) => retention),
    HEIGHT,
  )
  const [first, last] = [months[0], months.at(-1)]
  const ends =
    first && last && first !== last
      ? [
          { at: 0, words: named(first.month), date: first.month },
          { at: 1, words: named(last.month), date: last.month },
        ]
      : [{ at: 0.5, words: named(first?.month ?? ''), date: first?.month ?? '' }]
  const aim = line.yOf(wanted)
  return (
    <div className="plot plot-line" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" height={HEIGHT}>
        {line.ticks.map(({ at, y }) => (
          <path key={at} className="grid" d={`M0 ${y.toFixed(1)}H${WIDTH}`} />
        ))}
        <path className="wanted" d={`M0 ${aim.toFixed(1)}H${WIDTH}`} />
        <path className="real" d={line.path} />
        <path className="dots" d={line.points.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')} />
      </svg>
      {line.ticks.map(({ at, y }) => (
        <span key={at} className="plot-tick" style={{ top: `${y.toFixed(1)}px` }}>
          {percent(at)}
        </span>
      ))}
      <span className="aim" style={{ top: `${aim.toFixed(1)}px` }}>
        {words.retention.wanted}
      </span>
      <Ends ends={ends} />
    </div>
  )
}

const Table = ({ months, percent, named, name }: Told & { name: string }) => (
  <details className="chart-table">
    <summary>{words.table}</summary>
    <table>
      <caption className="hidden-text">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.month}</th>
          <th scope="col">{words.columns.kept}</th>
          <th scope="col">{words.columns.asked}</th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, retention, kept, seen }) => (
          <tr key={month}>
            <th scope="row">{named(month)}</th>
            <td>{percent(retention)}</td>
            <td>{words.retention.kept(kept, seen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
