import { barsOf, WIDTH } from './bars.ts'

interface Props {
  columns: readonly Readonly<Record<string, number>>[]
  /** Words below, by where they stand: 0 for the left end to 1. */
  /** BCP 47. */
  locale: string
  ends: readonly { at: number; words: string; date?: string }[]
}

const HEIGHT = 96

/** Columns of counts that stretch to the width there is; what they say stands in a table beside them. */
export function Columns({ columns, ends, locale }: Props) {
  const { bars, ticks } = barsOf(columns, HEIGHT)
  return (
    <div className="plot" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" height={HEIGHT}>
        {ticks.map(({ at, y }) => (
          <path key={at} className="grid" d={`M0 ${y.toFixed(1)}H${WIDTH}`} />
        ))}
        {bars.map(({ x, width, parts }) =>
          parts.map(({ is, y, height }) => (
            <rect
              key={`${x} ${is}`}
              className={`bar-${is}`}
              x={(x - width / 2).toFixed(1)}
              y={y.toFixed(1)}
              width={width.toFixed(1)}
              height={Math.max(1, height).toFixed(1)}
            />
          )),
        )}
        <path className="ground" d={`M0 ${HEIGHT}H${WIDTH}`} />
      </svg>
      {ticks.map(({ at, y }) => (
        <span key={at} className="plot-tick" style={{ top: `${y.toFixed(1)}px` }}>
          {at.toLocaleString(locale)}
        </span>
      ))}
      <Ends ends={ends} />
    </div>
  )
}

export const Ends = ({ ends }: Pick<Props, 'ends'>) => (
  <p className="plot-ends">
    {ends.map(({ at, words, date }) => (
      <time key={words} dateTime={date} style={{ left: `${at * 100}%`, translate: `${-at * 100}%` }}>
        {words}
      </time>
    ))}
  </p>
)
