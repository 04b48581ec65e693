import type { AnyChange } from './any-change.ts'
import type { Area } from './area.ts'

const known = new Map<string, Area>()

/** Makes known how changes show and are sent whose names begin so, such as `goal`. */
export function registerArea(kinds: readonly string[], area: Area): void {
  for (const kind of kinds) known.set(kind, area)
}

/** What stands before the dot in the name of a change. */
export const kindOf = ({ do: action }: AnyChange): string => action.slice(0, Math.max(0, action.indexOf('.')))

/** The area of a change, where it is there already. */
export const areaHere = (change: AnyChange): Area | undefined => known.get(kindOf(change))

/** Whether a change makes the record that it is about. */
export const isMaking = (change: AnyChange): boolean => areaHere(change)?.makes?.(change) || change.do.endsWith('create')

/** Tells all areas that an action has ended, on whichever records. */
export function actionEnded(): void {
  for (const area of new Set(known.values())) area.actionEnded?.()
}

/** Tells areas that hear of such a kind, where a page shows them, that something of it was changed elsewhere. */
export function heardOf(kind: string): void {
  for (const area of new Set(known.values())) if (area.hears?.of.includes(kind)) area.hears.heard()
}

/** Tells all that hear of anything that they may have missed some. */
export function heardNothing(): void {
  for (const area of new Set(known.values())) area.hears?.heard()
}
