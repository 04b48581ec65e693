import { checkIns, type DayValue, type Goal } from '../goal/index.ts'
import { type ActorDep, type Change, MAX_LIMIT, type SpaceId, type StoreDep } from '../kernel/index.ts'
import { completions, tasks, timeEntries } from '../task/index.ts'

/** Day values that are kept at most, of everybody together: some 30 MB. */
const MOST_DAYS = 300_000
/** What a goal and its measures take up beside its days, in days. */
const GOAL_SIZE = 20
/** More changes than these are not looked into: all of the space is forgotten. */
const MOST_CHANGES = MAX_LIMIT

type Deps = StoreDep & ActorDep
type Days = readonly DayValue[]

/** What is known of some goals. */
export interface Recalled {
  days: Map<string, Days>
  /** Remembers the days of goals that were read after this was recalled, unless something happened in the meantime. */
  keep(goals: readonly Goal[], read: ReadonlyMap<string, Days>): void
}

/**
 * What the days of goals came to, kept in this process for as long as nothing happened to them. What happened is told by the
 * change feed of the space, whoever did it and in whatever process. All of it is derived: losing it costs time alone.
 */
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

interface KnownSpace {
  /** The number of the change up to which all of it holds. */
  head: number
  goals: Map<string, KnownGoal>
}

/** A memory that holds so many day values; what was asked for longest ago is forgotten first. */
export function createDayMemory({ mostDays = MOST_DAYS }: { mostDays?: number } = {}): DayMemory {
  /** Asked for longest ago first. */
  const spaces = new Map<SpaceId, KnownSpace>()
  let size = 0

  function forget({ goals }: KnownSpace, id: string) {
    const known = goals.get(id)
    if (!known) return
    size -= known.days.length + GOAL_SIZE
    goals.delete(id)
  }

  const forgetWhere = (space: KnownSpace, isMeant: (known: KnownGoal, id: string) => boolean) => {
    for (const [id, known] of space.goals) if (isMeant(known, id)) forget(space, id)
  }

  function knownIn(id: SpaceId, head: number): KnownSpace {
    const known = spaces.get(id) ?? { head, goals: new Map() }
    spaces.delete(id)
    spaces.set(id, known)
    return known
  }

  /** Forgets what does not hold any more at the head of the feed, and answers what is left. */
  async function current({ store, actor }: Deps): Promise<KnownSpace> {
    const head = await store.head(actor.space)
    const known = knownIn(actor.space, head)
    if (known.head === head) return known
    const changes = known.head < head ? await store.changes(actor.space, known.head, MOST_CHANGES) : []
    const touched = changes.length < MOST_CHANGES ? await touchedBy({ store, actor }, changes) : null
    // From here on at once: what another request kept meanwhile is looked at as well.
    forgetWhere(known, ({ isManual }, id) => !touched || head < known.head || (isManual ? touched.goals.has(id) : touched.isTasks))
    known.head = head
    return known
  }

  function makeRoom() {
    for (const [id, known] of spaces) {
      if (size <= mostDays) return
      forgetWhere(known, () => true)
      spaces.delete(id)
    }
  }

  return {
    async recall(deps, goals) {
      const known = await current(deps)
      const { head } = known
      const found = goals.flatMap((goal): [string, Days][] => {
        const days = known.goals.get(goal.id)
        return days?.basis === basisOf(goal) ? [[goal.id, days.days]] : []
      })
      return {
        days: new Map(found),
        keep(goals, read) {
          if (known.head !== head || spaces.get(deps.actor.space) !== known) return
          for (const goal of goals) {
            const days = read.get(goal.id) ?? []
            forget(known, goal.id)
            known.goals.set(goal.id, { basis: basisOf(goal), isManual: goal.metric.source === 'manual', days })
            size += days.length + GOAL_SIZE
          }
          makeRoom()
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
