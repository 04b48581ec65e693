/** The rows that are chosen, so that something can be done to all of them. */
export interface Selection {
  /** Whether rows are being chosen, also while none is. */
  isOn: boolean
  ids: ReadonlySet<string>
  /** Where a range begins. */
  anchor: string | null
  /** What is chosen beside the range from the anchor, so that the range can be drawn anew. */
  beside: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

export const nothing: Selection = { isOn: false, ids: none, anchor: null, beside: none }

export const isChoosing = ({ isOn, ids }: Selection): boolean => isOn || ids.size > 0

/** Chooses one more row, or one less; the next range begins there. */
export function toggled(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids)
  const isChosen = !ids.delete(id)
  const beside = new Set(ids)
  if (isChosen) ids.add(id)
  return { ...selection, ids, anchor: id, beside }
}

/**
 * Chooses all from the anchor to a row, in the order they stand in the list, in place of the range there was before.
 * Without an anchor in the list it begins at the row itself.
 */
export function rangedTo(selection: Selection, order: readonly string[], id: string): Selection {
  const to = order.indexOf(id)
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor)
  if (to < 0) return selection
  if (from < 0) return { ...selection, ids: new Set([...selection.ids, id]), anchor: id, beside: selection.ids }
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ...selection, ids: new Set([...selection.beside, ...range]) }
}

/** Chooses all of a list, beside what is chosen already. */
export const withAll = (selection: Selection, order: readonly string[]): Selection => {
  const ids = new Set(selection.ids)
  for (const id of order) ids.add(id)
  return { ...selection, ids, anchor: selection.anchor ?? order[0] ?? null, beside: ids }
}

/** Chooses some no longer; with the last of them choosing ends. */
export function withoutThese(selection: Selection, gone: Iterable<string>): Selection {
  const ids = new Set(selection.ids)
  for (const id of gone) ids.delete(id)
  if (ids.size === selection.ids.size) return selection
  if (ids.size === 0) return nothing
  const anchor = selection.anchor !== null && ids.has(selection.anchor) ? selection.anchor : null
  return { ...selection, ids, anchor, beside: new Set([...selection.beside].filter((id) => ids.has(id))) }
}

/** What moves when one row is dragged: all that are chosen when it is one of them, in the order of the list. */
export const movedWith = ({ ids }: Selection, order: readonly string[], id: string): readonly string[] =>
  ids.has(id) ? order.filter((other) => ids.has(other)) : [id]
