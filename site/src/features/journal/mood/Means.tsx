import { timeline } from '../../../messages/journal-timeline.ts'
import { formatter, plain } from '../../desk/words/day.ts'
import type { Mean } from '../rules/means.ts'

interface Props {
  name: string
  means: readonly Mean[]
  low: number
  high: number
  locale: string
  labels: readonly { value: number; name: string }[]
}

const WIDTH = 720
const HEIGHT = 132
const RIGHT = 48
const TOP = 12
const BOTTOM = 22

/** Means as dots, the larger the more entries; weeks that follow one another are joined, a gap is left open. */
export function Means({ name, means, low, high, locale, labels }: Props) {
  const x = (i: number) => 8 + ((WIDTH - RIGHT - 16) * i) / Math.max(1, means.length - 1)
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM)
  const said = means.filter(({ mean }) => mean !== null).length
  const line = means
    .map(({ mean }, i) => (mean === null ? '' : `${means[i - 1]?.mean == null ? 'M' : 'L'}${x(i).toFixed(1)} ${y(mean).toFixed(1)}`))
    .join('')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is narrow it is scrolled, by keys too
    <section className="heat-scroll fades" aria-label={name} tabIndex={0}>
      <svg className="means" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={timeline.moods.drawn(name, said)}>
        {labels.map((label) => (
          <g key={label.value}>
            <path className="means-grid" d={`M0 ${y(label.value).toFixed(1)}H${WIDTH - RIGHT}`} />
            <text x={WIDTH - RIGHT + 8} y={y(label.value) + 3.5}>
              {label.name}
            </text>
          </g>
        ))}
        {monthsOf(means).map(({ from, i }) => (
          <text x={x(i)} y={HEIGHT - 5} key={from}>
            {formatter(locale, { month: 'short', timeZone: 'UTC' }).format(plain(from))}
          </text>
        ))}
        <path className="means-line" d={line} />
        {means.map(
          ({ from, mean, count }, i) =>
            mean !== null && (
              <circle key={from} cx={x(i).toFixed(1)} cy={y(mean).toFixed(1)} r={Math.min(6, 2 + Math.sqrt(count)).toFixed(1)} />
            ),
        )}
      </svg>
    </section>
  )
}

/** The first week of each month, by the day it begins with. */
const monthsOf = (means: readonly Mean[]) =>
  means.flatMap(({ from }, i) => (i > 0 && from.slice(0, 7) !== means[i - 1]?.from.slice(0, 7) ? [{ from, i }] : []))
