import type { Measures } from '@throughline/core/progress'
import type { CSSProperties } from 'react'
import { goalPage } from '../../../messages/goal-page.ts'
import { longDate } from '../../desk/words/day.ts'
import { amountWords } from '../words/amount.ts'
import { Along, type Spoken } from './Along.tsx'
import { axisOf, type LabelledLayout } from './chart-labels.ts'
import { type ChartSource, type Geometry, geometryOf, WIDTH } from './geometry.ts'
import { LABEL_HEIGHT } from './labels.ts'

interface Props {
  source: ChartSource & { measures: Pick<Measures, 'current' | 'target' | 'projection' | 'on'> }
  layout: LabelledLayout
  look: 'wide' | 'narrow'
  locale: string
}

const words = goalPage.chart
/** Pixels that what marks a day reaches below the axis. */
const MARK = 6
const share = { start: '0%', middle: '-50%', end: '-100%' }
const isShown = (x: number) => x >= 0 && x <= WIDTH
const dots = (seen: readonly { x: number; y: number }[]) => seen.map(({ x, y }) => `M${x.toFixed(2)} ${y.toFixed(2)}h0`).join('')

/** One layout of a chart: lines that stretch to the width there is, words that keep their size, and a slider that walks along. */
export function Drawing({ source, layout, look, locale }: Props) {
  const { goal, measures } = source
  const { height } = layout
  const geometry = geometryOf(source, layout)
  const { margin, values, labels } = axisOf(geometry, layout, {
    ...{ metric: goal.metric, measures, endDate: goal.endDate, today: measures.on, locale },
  })
  const spoken = spokenOf(geometry, { source, locale, height })
  const due = labels.find(({ name }) => name === 'due')?.spot
  const style = { '--height': `${height}px`, '--margin': `${margin}px`, '--below': `${due?.dy ?? 0}px` } as CSSProperties
  return (
    <div className={`chart chart-${look}`} data-chart={JSON.stringify(spoken)} style={style}>
      <Lines
        geometry={geometry}
        source={source}
        layout={layout}
        grid={values.filter(({ isTarget }) => !isTarget).map(({ y }) => y)}
        dueTo={height + MARK + (due ? due.dy + (due.dx && LABEL_HEIGHT) : 0)}
      />
      {values.map(({ text, y, isTarget }) => (
        <span
          data-at
          className={isTarget ? 'y is-target' : 'y'}
          style={{ top: `${y.toFixed(1)}px` }}
          aria-hidden="true"
          key={`${isTarget} ${text} ${y}`}
        >
          {text}
        </span>
      ))}
      {labels.map(({ name, text, at, spot, isBold }) => (
        <span
          data-at
          data-label={name}
          className={isBold ? 'is-bold' : undefined}
          style={{
            left: `${(at.x * 100).toFixed(2)}%`,
            top: `${at.y.toFixed(1)}px`,
            translate: `calc(${share[spot.anchor]} + ${spot.dx}px) calc(-50% + ${spot.dy}px)`,
          }}
          aria-hidden="true"
          key={`${name} ${text}`}
        >
          {text}
        </span>
      ))}
      {spoken.length > 0 && <Along spoken={spoken} />}
      <span className="cursor" hidden />
      <output className="readout" hidden />
    </div>
  )
}

interface LinesProps {
  geometry: Geometry
  source: Props['source']
  layout: LabelledLayout
  /** Heights of the lines across. */
  grid: readonly number[]
  /** How far down the line of the due day goes: to what it is called. */
  dueTo: number
}

function Lines({ geometry: g, source: { goal, measures }, layout: { height, columns }, grid, dueTo }: LinesProps) {
  const targetY = g.y(Number(measures.target))
  const todayX = g.x(measures.on)
  const dueX = goal.endDate ? g.x(goal.endDate) : -1
  const reachedX = measures.projection.state === 'expected' ? g.x(measures.projection.on) : -1
  const marks = (at: readonly number[], to: number) => at.map((x) => `M${x.toFixed(2)} ${height}V${to}`).join('')
  const shown = g.points.length <= columns / 3 ? g.points : g.points.slice(-1)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {g.pauses.map(({ x, width }) => (
        <rect className="pause" x={x} y="0" width={width} height={height} key={x} />
      ))}
      {g.range && <rect className="range" x="0" y={g.range.y} width={WIDTH} height={g.range.height} />}
      <path className="grid" d={grid.map((y) => `M0 ${y.toFixed(1)}H${WIDTH}`).join('')} />
      <path className="target" d={`M0 ${targetY.toFixed(1)}H${WIDTH}`} />
      <path
        className="axis"
        d={`M0 ${height}H${WIDTH}${marks(g.xTicks.map(g.x), height + MARK)}${isShown(dueX) ? marks([dueX], dueTo) : ''}`}
      />
      {isShown(dueX) && <path className="end" d={`M${dueX} 0V${height}`} />}
      {g.band && <path className="band" d={g.band} />}
      {g.ideal && <path className="ideal" d={g.ideal} />}
      {isShown(todayX) && <path className="today" d={`M${todayX} 0V${height + MARK}`} />}
      {g.ahead && <path className="ahead" d={g.ahead} />}
      <path className="real" d={g.real} />
      <path className="dots" d={dots(shown)} />
      {g.beside.length > 0 && <path className="beside" d={dots(g.beside)} />}
      {g.beside.length > 0 && <path className="beside-in" d={dots(g.beside)} />}
      {isShown(reachedX) && <path className="ring" d={`M${reachedX} ${targetY}h0`} />}
      {isShown(reachedX) && <path className="ring-in" d={`M${reachedX} ${targetY}h0`} />}
    </svg>
  )
}

/** Where each value stands, in per cent, and what is said of it. */
function spokenOf(geometry: Geometry, { source, locale, height }: Pick<Props, 'source' | 'locale'> & { height: number }): Spoken[] {
  const { goal, measures } = source
  return geometry.points.map(({ x, y, day, text, localDate }) => {
    const ideal = geometry.idealOn(day)
    const said = words.point(
      amountWords(text, goal.metric, locale),
      longDate(localDate, { today: measures.on, locale }),
      ideal === null ? null : amountWords(String(Number(ideal.toFixed(2))), goal.metric, locale),
    )
    return [Math.round(x) / 10, Math.round((y / height) * 1000) / 10, said]
  })
}
