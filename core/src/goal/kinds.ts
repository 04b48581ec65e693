import type { ActorDep, ShownKind, StoreDep } from '../kernel/index.ts'
import { getCheckIn } from './check-in/change-check-in.ts'
import { readGoal } from './read-goals.ts'
import { checkIns, goals } from './schema.ts'

/** The kinds of this area, and how each is shown. */
export const goalKinds: readonly ShownKind<StoreDep & ActorDep>[] = [
  { kind: goals, read: readGoal, copy: 'as-stored' },
  { kind: checkIns, read: getCheckIn, copy: 'as-stored' },
]
