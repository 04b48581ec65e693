import type { Coverage } from '@throughline/core/interview'

/** How a story stands on the line of a competency: its main point, also shown, or passed by the line. */
export type Cell = 'main' | 'also' | 'passed' | null

type Row = Coverage['competencies'][number]

export interface MatrixRow extends Row {
  /** One for each column. */
  cells: { is: Cell; isFirst: boolean; isLast: boolean }[]
  /** Stories that show it and have no column. */
  others: number
}

export interface Matrix {
  columns: Coverage['stories']
  rows: MatrixRow[]
  /** Stories that have no column. */
  others: number
}

/** Columns that have room beside one another. */
export const MOST_COLUMNS = 8

/** Coverage as a table: a column for each of the stories that show most, and on each line where it begins and ends. */
export function matrixOf({ competencies, stories }: Coverage, most = MOST_COLUMNS): Matrix {
  const weight = new Map<string, number>()
  for (const row of competencies) for (const { id, isMain } of row.stories) weight.set(id, (weight.get(id) ?? 0) + (isMain ? 2 : 1))
  const showing = stories.filter(({ id }) => weight.has(id))
  const heaviest = showing.toSorted((a, b) => (weight.get(b.id) ?? 0) - (weight.get(a.id) ?? 0)).slice(0, most)
  const columns = inTurn(competencies, heaviest)
  return { columns, rows: competencies.map((row) => rowOf(row, columns)), others: showing.length - columns.length }
}

/** As the rows meet them, so that lines are short and lean from the top left to the bottom right. */
function inTurn(rows: readonly Row[], stories: readonly Coverage['stories'][number][]): Coverage['stories'] {
  const met = new Set(rows.flatMap((row) => row.stories.toSorted((a, b) => Number(b.isMain) - Number(a.isMain)).map(({ id }) => id)))
  const byId = new Map(stories.map((story) => [story.id, story]))
  return [...met].flatMap((id) => byId.get(id) ?? [])
}

function rowOf(row: Row, columns: Coverage['stories']): MatrixRow {
  const marks = columns.map(({ id }): Cell => {
    const story = row.stories.find((one) => one.id === id)
    return story ? (story.isMain ? 'main' : 'also') : null
  })
  const [first, last] = [marks.findIndex(Boolean), marks.findLastIndex(Boolean)]
  const cells = marks.map((is, at) => ({
    is: is ?? (at > first && at < last ? ('passed' as const) : null),
    isFirst: at === first,
    isLast: at === last,
  }))
  return { ...row, cells, others: row.stories.length - marks.filter(Boolean).length }
}
