import type { PublicUrlDep } from '@throughline/core/account'
import { allows } from '@throughline/core/account'
import {
  type Delta,
  dayIsWithin,
  findGoalResource,
  findTaskResource,
  findTaskResources,
  type GoalResource,
  goalDelta,
  listGoalResources,
  listTaskResources,
  type TaskResource,
  type TimeRange,
  taskDelta,
  taskIsWithin,
  todoWriter,
} from '@throughline/core/dav'
import { type ActorDep, type ClockDep, type GiveWayDep, pacer, type StoreDep } from '@throughline/core/kernel'
import type { CalendarName } from './place.ts'

/** What is in a calendar, whatever it is made of. */
export interface Item {
  id: string
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
  /** All that is in it by its id, or what comes after one, read a page at a time. */
  list(after?: string): AsyncIterable<Item>
  find(name: string): Promise<Item | null>
  /** What is at some addresses, a few hundred at most. */
  findEach(names: readonly string[]): AsyncIterable<Item>
  /** What changed after a place in the change feed, and what is gone. */
  since(seq: number): Promise<Since>
}

/** What changed, read some at a time: see `Delta`. */
export interface Since {
  told: AsyncIterable<{ at: number; item: Item | null; name: string }>
  seq: number
}

export type CalendarDeps = StoreDep & ClockDep & ActorDep & PublicUrlDep & GiveWayDep

/** UTF-16 units of calendar objects that are written before others have their turn, and what it takes to look at one in these. */
const AT_ONCE = 32_768
const TO_LOOK_AT = 500

type Pace = ReturnType<typeof pacer>

/** The calendars that a token may read, by its scopes. */
export function calendarsFor(deps: CalendarDeps, scopes: readonly string[]): Calendar[] {
  const pace = pacer(deps, AT_ONCE)
  const all = [tasksCalendar(deps, pace, allows(scopes, 'tasks:write')), goalsCalendar(deps, pace)]
  return all.filter(({ name }) => allows(scopes, `${name}:read`))
}

function tasksCalendar(deps: CalendarDeps, pace: Pace, isWritable: boolean): Calendar {
  type Writer = ReturnType<typeof todoWriter>
  const itemOf = (resource: TaskResource, writer: () => Writer = () => todoWriter(deps, [resource])): Item => {
    let written: string | undefined
    return {
      ...{ id: resource.task.id, name: resource.name, etag: resource.etag },
      text: async () => {
        written ??= (await writer())(resource)
        // To read it again is work as well.
        await pace(written.length)
        return written
      },
      isWithin: (range) => taskIsWithin(resource.task, range, deps.actor.timeZone),
    }
  }
  /** What their texts need to know is read for all, once one is asked for; each is written by itself, and let go of. */
  async function* itemsOf(resources: readonly TaskResource[]): AsyncGenerator<Item> {
    let writer: Writer | undefined
    const writerOfAll = () => {
      writer ??= todoWriter(deps, resources)
      return writer
    }
    for (const resource of resources) {
      await pace(TO_LOOK_AT)
      yield itemOf(resource, writerOfAll)
    }
  }
  return {
    ...{ name: 'tasks', title: 'Tasks', about: 'Your tasks in Throughline.', color: '#2F6F4FFF', component: 'VTODO', isWritable },
    async *list(after) {
      for await (const page of listTaskResources(deps, after)) {
        await deps.giveWay()
        yield* itemsOf(page)
      }
    },
    find: async (name) => {
      const found = await findTaskResource(deps, name)
      return found && itemOf(found)
    },
    async *findEach(names) {
      const found = await findTaskResources(deps, names)
      await deps.giveWay()
      yield* itemsOf(found)
    },
    since: async (seq) => withItems(await taskDelta(deps, seq), (resource) => itemOf(resource), pace),
  }
}

function withItems<R>({ told, seq }: Delta<R>, itemOf: (resource: R) => Item, pace: Pace): Since {
  const read = async function* () {
    for await (const { resource, ...rest } of told) {
      await pace(TO_LOOK_AT)
      yield { ...rest, item: resource && itemOf(resource) }
    }
  }
  return { told: read(), seq }
}

function goalsCalendar(deps: CalendarDeps, pace: Pace): Calendar {
  const itemOf = ({ id, name, etag, text, day }: GoalResource): Item => ({
    ...{ id, name, etag, text: async () => text },
    isWithin: (range) => dayIsWithin(day, range, deps.actor.timeZone),
  })
  const find = async (name: string) => {
    const found = await findGoalResource(deps, name)
    return found && itemOf(found)
  }
  return {
    ...{ name: 'goals', title: 'Goals', about: 'The last days of your goals, to read.', color: '#8A5A00FF' },
    ...{ component: 'VEVENT', isWritable: false },
    async *list(after = '') {
      for (const goal of await listGoalResources(deps)) {
        await pace(TO_LOOK_AT)
        if (goal.id > after) yield itemOf(goal)
      }
    },
    find,
    async *findEach(names) {
      for (const name of names) {
        await pace(TO_LOOK_AT)
        const item = await find(name)
        if (item) yield item
      }
    },
    since: async (seq) => withItems(await goalDelta(deps, seq), (goal) => itemOf(goal), pace),
  }
}
