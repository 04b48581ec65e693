import type { Calibration as Counted } from '@throughline/core/discussion'
import { decision } from '../../../messages/discussion-decision.ts'
import { calibrationPoints, HEIGHT, QUARTERS_HEIGHT, quarterLines, verdictOf, WIDTH } from './calibration-geometry.ts'

const words = decision.calibration

/** How sure the reader was of their decisions, beside how many held. Drawn on the server. */
export function Calibration({ counted }: { counted: Counted }) {
  const { cases, held, expected, quarters } = counted
  const verdict = verdictOf(counted)
  const said = verdict === 'few' || expected === null ? words.few(cases, held) : words[verdict](expected, (held / cases) * 100)
  return (
    <figure className="calibration" aria-labelledby="calibration-title">
      <figcaption>
        <div className="pane-head">
          <h3 className="label" id="calibration-title">
            {words.title}
          </h3>
          <span>{words.sub}</span>
        </div>
        <p>{said}</p>
      </figcaption>
      <Drawing counted={counted} />
      <Key expected={words.ideal} />
      {quarters.length > 2 && <Quarters counted={counted} />}
      <Tables counted={counted} />
    </figure>
  )
}

const at = (n: number) => n.toFixed(1)

function Drawing({ counted: { buckets } }: { counted: Counted }) {
  const { points, path, ideal, xTicks, yTicks, ground } = calibrationPoints(buckets)
  return (
    <svg className="calibration-plot" aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      {yTicks.map(({ at: share, y }) => (
        <g key={share}>
          <path className={share === 0 ? 'ground' : 'grid'} d={`M${ground.left} ${at(y)}H${ground.right}`} />
          <text x={ground.left - 8} y={at(y)} dy="0.35em" textAnchor="end">
            {words.share(share)}
          </text>
        </g>
      ))}
      {xTicks.map(({ at: percent, x }) => (
        <text key={percent} x={at(x)} y={HEIGHT - 8} textAnchor={percent === 50 ? 'start' : percent === 100 ? 'end' : 'middle'}>
          {percent === 75 ? words.sure : words.share(percent)}
        </text>
      ))}
      <path className="ideal" d={ideal} />
      <path className="real" d={path} />
      {points.map(({ x, y, r }) => (
        <circle key={x} cx={at(x)} cy={at(y)} r={at(r)} />
      ))}
    </svg>
  )
}

function Quarters({ counted: { quarters } }: { counted: Counted }) {
  const { expected, held, points, yTicks, ground, ends } = quarterLines(quarters)
  return (
    <>
      <p className="label">{words.quarters}</p>
      <svg className="calibration-plot" aria-hidden="true" viewBox={`0 0 ${WIDTH} ${QUARTERS_HEIGHT}`}>
        {yTicks.map(({ at: share, y }) => (
          <g key={share}>
            <path className={share === 0 ? 'ground' : 'grid'} d={`M${ground.left} ${at(y)}H${ground.right}`} />
            <text x={ground.left - 8} y={at(y)} dy="0.35em" textAnchor="end">
              {words.share(share)}
            </text>
          </g>
        ))}
        <path className="ideal" d={expected} />
        <path className="real" d={held} />
        {points.map(({ x, y }) => (
          <circle key={x} cx={at(x)} cy={at(y)} r="3.5" />
        ))}
        {ends.map(
          ({ x, one }, i) =>
            one && (
              <text key={x} x={at(x)} y={QUARTERS_HEIGHT - 8} textAnchor={i === 0 ? 'start' : 'end'}>
                {words.quarter(one.year, one.quarter)}
              </text>
            ),
        )}
      </svg>
      <Key expected={words.key.expected} />
    </>
  )
}

const Key = ({ expected }: { expected: string }) => (
  <ul className="calibration-key" aria-hidden="true">
    <li className="is-expected">{expected}</li>
    <li className="is-held">{words.key.held}</li>
  </ul>
)

function Tables({ counted: { buckets, quarters } }: { counted: Counted }) {
  const rows = buckets.filter(({ cases }) => cases > 0)
  return (
    <details className="chart-table">
      <summary>{words.table}</summary>
      <Table
        caption={words.caption}
        first={words.columns.sure}
        rows={rows.map((row) => ({ ...row, name: words.range(row.from, row.to) }))}
      />
      <Table
        caption={words.quartersCaption}
        first={words.quarters}
        rows={quarters.toReversed().map((row) => ({ ...row, name: words.quarter(row.year, row.quarter) }))}
      />
    </details>
  )
}

interface TableProps {
  caption: string
  first: string
  rows: readonly { name: string; cases: number; held: number; expected: number | null }[]
}

const Table = ({ caption, first, rows }: TableProps) => (
  <table>
    <caption className="hidden-text">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">{words.columns.held}</th>
        <th scope="col">{words.columns.expected}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, cases, held, expected }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{words.of(held, cases)}</td>
          <td>{expected === null ? '' : words.share(expected)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
