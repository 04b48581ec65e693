import type { LayoutBox, LayoutPage } from '@throughline/core/resume'
import { TooLarge } from '../answering.ts'
import type { Row, Run } from './rows.ts'

/** A page that is being set; its runs and boxes stand where they are drawn. */
export interface Page {
  runs: Run[]
  boxes: LayoutBox[]
  photo: LayoutPage['photo']
}

export interface Spot {
  page: number
  y: number
}

const MOST_PAGES = 50

/** The pages of one document, which rows are set on one below the other. */
export function createPages(top: number, bottom: number) {
  const pages: Page[] = [{ runs: [], boxes: [], photo: null }]

  function pageAt(index: number): Page {
    if (index >= MOST_PAGES) throw new TooLarge()
    pages[index] ??= { runs: [], boxes: [], photo: null }
    return pages[index]
  }

  function put(row: Row, { page, y }: Spot): Spot {
    const { runs, boxes } = pageAt(page)
    for (const run of row.runs ?? []) runs.push({ ...run, y: y + run.y })
    for (const box of row.boxes ?? []) boxes.push({ ...box, y: y + box.y })
    return { page, y: y + row.height }
  }

  /** Sets rows that stand together, at the head of the next page where this one has no room for all of them. */
  function putTogether(rows: readonly Row[], from: Spot): Spot {
    const height = heightOf(rows)
    const isHead = from.y <= top
    let at = from.y + height > bottom && !isHead && height <= bottom - top ? { page: from.page + 1, y: top } : from
    for (const row of rows) {
      if (row.isSpace && at.y <= top) continue
      if (at.y + row.height > bottom && at.y > top) {
        at = { page: at.page + 1, y: top }
        if (row.isSpace) continue
      }
      at = put(row, at)
    }
    return at
  }

  return {
    pages,
    /** Where the next row would stand. */
    set(rows: readonly Row[], from: Spot): Spot {
      let [at, waiting]: [Spot, Row[]] = [from, []]
      for (const row of rows) {
        waiting.push(row)
        if (row.joined) continue
        at = putTogether(waiting, at)
        waiting = []
      }
      return putTogether(waiting, at)
    },
    fits: (rows: readonly Row[], { y }: Spot) => y + heightOf(rows) <= bottom,
  }
}

export type Pages = ReturnType<typeof createPages>

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, { height }) => sum + height, 0)
