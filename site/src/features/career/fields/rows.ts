/** A row of a list, by its columns; what is no column goes along as it is. */
export type Row = Readonly<Record<string, string>>

/** Whether a row says what it has to; one that says nothing at all is taken out. */
export const filled = (row: Row, columns: readonly { field: string; isRequired?: boolean }[]): boolean =>
  columns.every(({ field, isRequired }) => !isRequired || (row[field] ?? '') !== '') &&
  columns.some(({ field }) => (row[field] ?? '') !== '')

/** The list with a row one place up or down; `null` at an end. */
export function movedBy<T>(all: readonly T[], at: number, step: -1 | 1): T[] | null {
  const to = at + step
  if (to < 0 || to >= all.length) return null
  const moved = [...all]
  moved.splice(to, 0, ...moved.splice(at, 1))
  return moved
}

/** Text that is the same for the same row, wherever it stands. */
export const textOf = (row: Row): string => JSON.stringify(row, Object.keys(row).sort())

export const without = <T>(all: readonly T[], at: number): T[] => all.filter((_, place) => place !== at)
