import { addDays, localDate } from '@throughline/core/kernel'
import { refusalOf, Unclear } from './answer.ts'
import { type Client, goalShown, type Task, taskShown } from './client.ts'
import { goalNamed } from './goals.ts'
import { type LookedOver, lookOver, shownOf } from './look-over.ts'
import { readable } from './readable.ts'

/** Days that are looked over at most. */
const MOST_DAYS = 366

/** Days that the API lists tasks of at a time. */
const DAYS_AT_ONCE = 62

/** What of a note is told: enough to know what it was about. */
const NOTE = 300

const TASK = 'id,title,status,priority,dueDate,dueAt,startDate,durationMinutes,goalId,tags,recurrence,closedAt'
const CHECK_IN = 'id,localDate,value,note'
const WIN = ['id', 'title', 'happenedOn', 'metric', 'evidence'] as const

interface Asked {
  /** The first and the last day. */
  from: string
  until: string
  /** A goal, as the person calls it. */
  name: string | undefined
}

/** What was finished, measured and won on some days, or of it what is about one goal. @throws Unclear @throws ProblemError */
export async function whatWasDone(client: Client, { from, until, name }: Asked) {
  const before = addDays(until, 1)
  if (from >= before) throw new Unclear('The last day is before the first.')
  if (addDays(from, MOST_DAYS) < before) throw new Unclear('Ask for a year at most.')
  const goal = name === undefined ? null : await goalNamed(client, name)
  const days = { from, before }
  const { parts, leftOut } = await readable({
    tasks: () => (goal ? doneOfGoal(client, goal.id, days) : doneOn(client, days)),
    checkIns: async () => (goal ? lookOver([(page) => client.checkIns.list(goal.id, { ...days, ...page, fields: CHECK_IN })]) : nothing),
    progress: async () => (goal ? client.goals.progress(goal.id) : null),
    wins: () => lookOver([(page) => client.wins.list({ ...days, ...page, fields: WIN })]),
  })
  const { tasks = nothing, checkIns = nothing, wins = nothing, progress } = parts
  const sources = new Set([...tasks.items, ...checkIns.items, ...(goal ? [goal] : [])].map(({ id }) => id))
  const isMeant = ({ evidence }: (typeof wins.items)[number]) => !goal || evidence.some(({ recordId }) => recordId && sources.has(recordId))
  const told = {
    tasks: shownOf('tasks', tasks),
    checkIns: shownOf('checkIns', checkIns),
    wins: shownOf('wins', { ...wins, items: wins.items.filter(isMeant) }),
  }
  return {
    ...{ from, until, goal: goal && goalShown(goal), progress },
    tasks: told.tasks.shown.map((task) => ({ ...taskShown(task), doneAt: task.closedAt })),
    checkIns: told.checkIns.shown.map(({ id, localDate: date, value, note }) => ({ id, date, value, note: begun(note) })),
    wins: told.wins.shown.map(({ id, title, happenedOn, metric }) => ({ id, title, happenedOn, metric })),
    leftOut: [...leftOut, ...Object.values(told).flatMap(({ untold }) => untold)],
  }
}

const nothing: LookedOver<never> = { items: [], isCut: false }

const begun = (note: string | null) => (note && note.length > NOTE ? `${note.slice(0, NOTE)}…` : note)

interface Days {
  from: string
  before: string
}

/** The latest days first, as many at a time as the API takes. */
function doneOn(client: Client, { from, before }: Days) {
  const stretches: Days[] = []
  for (let end = before; end > from; ) {
    const begin = addDays(end, -DAYS_AT_ONCE)
    const stretch = { from: begin > from ? begin : from, before: end }
    stretches.push(stretch)
    end = stretch.from
  }
  return lookOver(stretches.map((stretch) => (page) => client.tasks.done(stretch, { ...page, fields: TASK })))
}

/** The closed tasks of a goal come by when they were closed, the latest first: what is earlier is not asked for. */
async function doneOfGoal(client: Client, goalId: string, { from, before }: Days): Promise<LookedOver<Task>> {
  const dayOf = await dayOfPerson(client)
  const isLater = ({ closedAt }: Task) => closedAt === null || dayOf(closedAt) >= from
  const closed = await lookOver([(page) => client.tasks.ofGoal(goalId, { ...page, view: 'completed', fields: TASK })], isLater)
  const isMeant = ({ status, closedAt }: Task) => status === 'done' && closedAt !== null && dayOf(closedAt) < before
  return { ...closed, items: closed.items.filter(isMeant) }
}

/** The day of a moment as the person counts days; a token that may not read how is told. */
async function dayOfPerson(client: Client) {
  const rule = await client.me.get().catch((error: unknown) => {
    throw new Unclear(`When a day begins is not to be read: ${refusalOf(error)}`)
  })
  return (moment: string) => localDate(Temporal.Instant.from(moment), rule)
}
