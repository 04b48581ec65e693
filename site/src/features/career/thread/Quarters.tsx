import { thread } from '../../../messages/career-thread.ts'
import type { QuarterOfWins } from './rules/quarters.ts'

const words = thread.quarters

/** Rings that have room above one another; the figure below tells the rest. */
const MOST = 20

interface Props {
  quarters: readonly QuarterOfWins[]
  /** Those that stand in none of them, by their year. */
  others: readonly { year: number; wins: number }[]
}

/** How many wins the last quarters had: a ring for each, and in words those that no quarter is known of. */
export function Quarters({ quarters, others }: Props) {
  const name = ({ year, quarter }: QuarterOfWins) => `${words.of(quarter)} ${year}`
  const [first, last] = [quarters[0], quarters.at(-1)]
  const isOneYear = first?.year === last?.year
  return (
    <>
      <ol className="quarters" aria-label={first && last ? words.label(name(first), name(last)) : words.title}>
        {quarters.map((one) => {
          const thin = one.wins.filter(Boolean).length
          return (
            <li key={name(one)}>
              <div className="stack" aria-hidden="true">
                {one.wins.slice(0, MOST).map((isThin, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rings are alike
                  <i key={i} className={isThin ? 'thin' : undefined} />
                ))}
              </div>
              {words.of(one.quarter)}
              {isOneYear || (one !== first && one.quarter > 1) ? <span className="hidden-text"> {one.year}</span> : words.year(one.year)}{' '}
              <span className="num soft">{one.wins.length}</span>
              {thin > 0 && <span className="hidden-text">, {words.thin(thin)}</span>}
            </li>
          )
        })}
      </ol>
      {others.map(({ year, wins }) => (
        <p className="quarters-more" key={year}>
          {words.withoutMonth(wins, year)}
        </p>
      ))}
    </>
  )
}
