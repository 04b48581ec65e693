import { checkIns, type DayValue, type Goal } from '../goal/index.ts'
import { type ActorDep, type Change, createSpaceMemory, type StoreDep } from '../kernel/index.ts'
import { completions, tasks, timeEntries } from '../task/index.ts'

/** Day values that are kept at most, of everybody together: some 30 MB. */
const MOST_DAYS = 300_000
/** What a goal and its measures take up beside its days, in days. */
const GOAL_SIZE = 20
type Deps = StoreDep & ActorDep
type Days = readonly DayValue[]

/** What is known of some goals. */
export interface Recalled {
  days: Map<string, Days>
  /** Remembers the days of goals that were read after this was recalled, unless something happened in the meantime. */
  keep(goals: readonly Goal[], read: ReadonlyMap<string, Days>): void
}

/** What the days of goals came to, kept in this process for as long as nothing happened to them. */
export interface DayMemory {
  /** What still holds of these goals. */
  recall(deps: Deps, goals: readonly Goal[]): Promise<Recalled>
}

export interface DayMemoryDep {
  dayMemory: DayMemory
}

interface KnownGoal {
  /** What of the goal its days hang on. */
  basis: string
  isManual: boolean
  days: Days
}

/** A memory that holds so many day values; what was asked for longest ago is forgotten first. */
export function createDayMemory({ mostDays = MOST_DAYS }: { mostDays?: number } = {}): DayMemory {
  const memory = createSpaceMemory<Map<string, KnownGoal>>({
    empty: () => new Map(),
    sizeOf: (known) => known.values().reduce((sum, { days }) => sum + days.length + GOAL_SIZE, 0),
    most: mostDays,
    async after(deps, changes) {
      const touched = changes && (await touchedBy(deps, changes))
      const isMeant = (isManual: boolean, id: string) => !touched || (isManual ? touched.goals.has(id) : touched.isTasks)
      return (known) => {
        for (const [id, { isManual }] of known) if (isMeant(isManual, id)) known.delete(id)
      }
    },
  })

  return {
    async recall(deps, goals) {
      const { value: known, isCurrent, grown } = await memory.recall(deps)
      const found = goals.flatMap((goal): [string, Days][] => {
        const days = known.get(goal.id)
        return days?.basis === basisOf(goal) ? [[goal.id, days.days]] : []
      })
      return {
        days: new Map(found),
        keep(goals, read) {
          if (!isCurrent()) return
          for (const goal of goals)
            known.set(goal.id, { basis: basisOf(goal), isManual: goal.metric.source === 'manual', days: read.get(goal.id) ?? [] })
          grown()
        },
      }
    },
  }
}

const basisOf = ({ metric, startDate }: Goal): string => JSON.stringify([startDate, metric])

interface Touched {
  /** Goals of which a check-in was written, changed, thrown away or brought back. */
  goals: ReadonlySet<string>
  /** Whether anything happened to what the days of tasks are made of. */
  isTasks: boolean
}

const ofTasks: readonly string[] = [tasks.name, completions.name, timeEntries.name]

/** What changes touched; `null` where that can not be told any more. */
async function touchedBy({ store, actor }: Deps, changes: readonly Change[]): Promise<Touched | null> {
  const ids = new Set(changes.filter(({ kind }) => kind === checkIns.name).map(({ recordId }) => recordId))
  const found = ids.size > 0 ? await store.getMany(actor.space, checkIns, [...ids]) : []
  if (found.length < ids.size) return null
  return { goals: new Set(found.map(({ goalId }) => goalId)), isTasks: changes.some(({ kind }) => ofTasks.includes(kind)) }
}
