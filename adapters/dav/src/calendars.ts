import type { PublicUrlDep } from '@throughline/core/account'
import { allows } from '@throughline/core/account'
import {
  type Delta,
  dayIsWithin,
  findGoalResource,
  findTaskResource,
  type GoalResource,
  goalDelta,
  listGoalResources,
  listTaskResources,
  type TaskResource,
  type TimeRange,
  taskDelta,
  taskIsWithin,
  textsOf,
} from '@throughline/core/dav'
import type { ActorDep, ClockDep, StoreDep } from '@throughline/core/kernel'
import type { CalendarName } from './place.ts'

/** What is in a calendar, whatever it is made of. */
export interface Item {
  name: string
  etag: string
  /** The calendar object as text. */
  text(): Promise<string>
  isWithin(range: TimeRange): boolean
}

/** A calendar as a collection of objects. */
export interface Calendar {
  name: CalendarName
  title: string
  about: string
  color: string
  component: 'VTODO' | 'VEVENT'
  isWritable: boolean
  /** All that is in it, read a page at a time. */
  list(): AsyncIterable<Item>
  find(name: string): Promise<Item | null>
  /** What changed after a place in the change feed, and what is gone. */
  since(seq: number): Promise<Since>
}

/** What changed, read some at a time. */
export interface Since {
  /** Of how many things, at most. */
  count: number
  lots: AsyncIterable<{ changed: readonly Item[]; gone: readonly string[] }>
  seq: number
}

export type CalendarDeps = StoreDep & ClockDep & ActorDep & PublicUrlDep

/** The calendars that a token may read, by its scopes. */
export function calendarsFor(deps: CalendarDeps, scopes: readonly string[]): Calendar[] {
  const all = [tasksCalendar(deps, allows(scopes, 'tasks:write')), goalsCalendar(deps)]
  return all.filter(({ name }) => allows(scopes, `${name}:read`))
}

function tasksCalendar(deps: CalendarDeps, isWritable: boolean): Calendar {
  const itemOf = (resource: TaskResource): Item => ({
    ...{ name: resource.name, etag: resource.etag },
    text: async () => (await textsOf(deps, [resource]))[0] as string,
    isWithin: (range) => taskIsWithin(resource.task, range, deps.actor.timeZone),
  })
  /** Their texts are made together, as soon as one is asked for. */
  const itemsOf = (resources: readonly TaskResource[]): Item[] => {
    let texts: Promise<string[]> | undefined
    return resources.map((resource, place) => ({
      ...itemOf(resource),
      text: async () => {
        texts ??= textsOf(deps, resources)
        return (await texts)[place] as string
      },
    }))
  }
  return {
    ...{ name: 'tasks', title: 'Tasks', about: 'Your tasks in Throughline.', color: '#2F6F4FFF', component: 'VTODO', isWritable },
    async *list() {
      for await (const page of listTaskResources(deps)) yield* itemsOf(page)
    },
    find: async (name) => {
      const found = await findTaskResource(deps, name)
      return found && itemOf(found)
    },
    since: async (seq) => withItems(await taskDelta(deps, seq), itemsOf),
  }
}

function withItems<R>({ lots, ...delta }: Delta<R>, itemsOf: (some: readonly R[]) => Item[]): Since {
  const read = async function* () {
    for await (const { changed, gone } of lots) yield { changed: itemsOf(changed), gone }
  }
  return { ...delta, lots: read() }
}

function goalsCalendar(deps: CalendarDeps): Calendar {
  const itemOf = ({ name, etag, text, day }: GoalResource): Item => ({
    ...{ name, etag, text: async () => text },
    isWithin: (range) => dayIsWithin(day, range, deps.actor.timeZone),
  })
  return {
    ...{ name: 'goals', title: 'Goals', about: 'The last days of your goals, to read.', color: '#8A5A00FF' },
    ...{ component: 'VEVENT', isWritable: false },
    async *list() {
      yield* (await listGoalResources(deps)).map(itemOf)
    },
    find: async (name) => {
      const found = await findGoalResource(deps, name)
      return found && itemOf(found)
    },
    since: async (seq) => withItems(await goalDelta(deps, seq), (some) => some.map(itemOf)),
  }
}
