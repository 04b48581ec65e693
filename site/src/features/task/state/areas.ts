import type { AnyChange } from '../rules/any-change.ts'
import type { Area } from './area.ts'

/** Kinds whose areas come with the pages that show them, and elsewhere with the first change that needs them. */
const late = {
  goal: () => import('../../goal/state/areas.ts'),
  win: () => import('../../career/state/area.ts'),
  record: () => import('../../career/records/area.ts'),
}

const known = new Map<string, Area>()

/** Makes known how changes show and are sent whose names begin so, such as `goal`. */
export function registerArea(kinds: readonly string[], area: Area): void {
  for (const kind of kinds) known.set(kind, area)
}

const kindOf = ({ do: action }: AnyChange): string => action.split('.')[0] as string

/** The area of a change, where it is there already. Changes of tasks are named without a kind. */
export const areaHere = (change: AnyChange): Area | undefined => known.get(kindOf(change))

/** Tells an area, where a page shows it, that something of its kind was changed elsewhere. */
export const heardOf = (kind: string): void => known.get(kind)?.heard?.()

/** Fetches the area of a change where it is not there yet. Fails without a network. */
export async function bringArea(change: AnyChange): Promise<Area> {
  const kind = kindOf(change)
  if (!known.has(kind)) await (kind === 'win' ? late.win : kind === 'goal' || kind === 'check-in' ? late.goal : late.record)()
  return known.get(kind) as Area
}
