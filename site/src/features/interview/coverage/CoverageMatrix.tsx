import type { Coverage } from '@throughline/core/interview'
import { coverage as words } from '../../../messages/coverage.ts'
import { storyHref } from '../../addresses/stories.ts'
import { CoverageList } from './CoverageList.tsx'
import { type Matrix, type MatrixRow, matrixOf } from './matrix.ts'
import { Next } from './Next.tsx'

/** Which stories show which competency, and what to do next: a table, and on a phone a list. Drawn on the server. */
export function CoverageMatrix({ coverage, sub }: { coverage: Coverage; sub: string }) {
  const matrix = matrixOf(coverage)
  return (
    <section className="coverage" id="coverage" aria-labelledby="coverage-title">
      <h2 className="section-title" id="coverage-title">
        {words.title} <small className="wide-only">{sub}</small>
        <small className="narrow-only">{words.subShort}</small>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="matrix-scroll" aria-labelledby="coverage-title" tabIndex={0}>
        <Table matrix={matrix} />
      </section>
      <CoverageList coverage={coverage} />
      <p className="matrix-key">
        <span>
          <i className="knot core" aria-hidden="true" />
          {words.key.main}
        </span>
        <span>
          <i className="knot ring" aria-hidden="true" />
          {words.key.also}
        </span>
      </p>
    </section>
  )
}

const Table = ({ matrix: { columns, rows, others } }: { matrix: Matrix }) => (
  <table className="matrix">
    <thead>
      <tr>
        <th scope="col">{words.columns.competency}</th>
        {columns.map(({ id, title }) => (
          <th scope="col" className="of-story" key={id}>
            <a href={storyHref(id)} dir="auto" title={title}>
              {title}
            </a>
          </th>
        ))}
        {others > 0 && (
          <th scope="col" className="n">
            {words.more}
          </th>
        )}
        <th scope="col" className="n">
          {words.columns.wins}
        </th>
        <th scope="col" className="n of-questions">
          {words.columns.practised}
        </th>
        <th scope="col" className="todo">
          {words.columns.next}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Line key={row.competency} row={row} width={columns.length} hasOthers={others > 0} />
      ))}
    </tbody>
  </table>
)

const Line = ({ row, width, hasOthers }: { row: MatrixRow; width: number; hasOthers: boolean }) => (
  <tr>
    <th scope="row" dir="auto">
      {row.name}
    </th>
    {row.stories.length > 0 ? (
      row.cells.map((cell, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={i} className={cellClass(cell)}>
          {(cell.is === 'main' || cell.is === 'also') && (
            <>
              <i className={cell.is === 'main' ? 'knot core' : 'knot part'} />
              <span className="hidden-text">{words[cell.is]}</span>
            </>
          )}
        </td>
      ))
    ) : width > 0 ? (
      <td colSpan={width} className="void">
        <i className="knot next" />
        <span>{words.noStory}</span>
      </td>
    ) : null}
    {hasOthers && <td className="n">{row.others > 0 ? `+${row.others}` : ''}</td>}
    <td className={row.wins === 0 ? 'n zero' : 'n'}>{row.wins}</td>
    <td className="n">{row.questions.of > 0 ? words.outOf(row.questions.practised, row.questions.of) : '–'}</td>
    <td className="todo">
      <Next row={row} />
    </td>
  </tr>
)

const cellClass = ({ is, isFirst, isLast }: MatrixRow['cells'][number]): string | undefined =>
  is === null ? undefined : ['on', isFirst && 'from', isLast && 'to'].filter(Boolean).join(' ')
