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

/** A row as it was last drawn, by the key it was drawn with. */
export interface Keyed {
  key: number
  row: Row
}

/**
 * Keys that stay with their rows: a row that says the same keeps its key wherever it went, and one that was rewritten in its
 * place keeps that of the place, so that whoever writes in it stays there.
 */
export function keyed(before: readonly Keyed[], now: readonly Row[]): Keyed[] {
  const left = new Map(before.map((one, at) => [at, one]))
  const says = (at: number, row: Row) => textOf((left.get(at) as Keyed).row) === textOf(row)
  const take = (at: number | undefined): number | undefined => {
    const taken = left.get(at ?? -1)?.key
    left.delete(at ?? -1)
    return taken
  }
  const keys = now.map((row, at) => (left.has(at) && says(at, row) ? take(at) : undefined))
  for (const [at, row] of now.entries()) keys[at] ??= take([...left.keys()].find((place) => says(place, row)))
  let next = Math.max(-1, ...before.map(({ key }) => key))
  return now.map((row, at) => ({ key: keys[at] ?? take(at) ?? ++next, row }))
}
