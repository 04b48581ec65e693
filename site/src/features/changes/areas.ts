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

/** Tells an area, where a page shows it, that something of its kind was changed elsewhere. */
export const heardOf = (kind: string): void => known.get(kind)?.heard?.()
