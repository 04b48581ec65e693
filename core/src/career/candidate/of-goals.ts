import { type CheckIn, checkIns, type Goal, goals } from '../../goal/index.ts'
import { addDays, compareTexts, listAllInTurns, listPages, MAX_LIMIT, pacer, shortenedTo } from '../../kernel/index.ts'
import { readGoalDays } from '../../progress/index.ts'
import { MAX_WIN_TITLE } from '../limits.ts'
import { titleFrom } from '../source/fill-win.ts'
import { readSources, type SourceDeps } from '../source/read-sources.ts'
import type { WinCandidate } from './schema.ts'
import { type Range, weighed } from './weighed.ts'

/** Check-ins that are looked at, and goals whose days are compared. */
const [MOST_CHECK_INS, MOST_GOALS] = [400, 30]

/** What a goal, and what is part of one, counts as, in UTF-16 units. */
const [RECORD, PART] = [100, 10]

/** Goals that were achieved, and milestones that were reached. */
export async function candidateGoals(deps: SourceDeps, { from, until }: Range): Promise<WinCandidate[]> {
  const { actor } = deps
  const isIn = (date: string | null | undefined) => date != null && from <= date && date <= until
  const all = await listAllInTurns(deps, actor.space, goals.queries.inOrder, {})
  const isAchieved = ({ status, closing }: Goal) => status === 'achieved' && isIn(closing?.localDate)
  const readings = await readSources(
    deps,
    all.filter(isAchieved).map(({ id }) => ({ kind: 'goal', id })),
  )
  const ofGoal = (goal: Goal): WinCandidate[] => {
    const { id, title } = goal
    const reached = goal.milestones
      .flatMap(({ title, doneOn }) => (doneOn && isIn(doneOn) ? [{ title, on: doneOn }] : []))
      .sort((a, b) => compareTexts(a.on, b.on))
    const told = reached.map(({ title }) => ['milestone', title] as const)
    if (isAchieved(goal)) {
      const said = { title, date: goal.closing?.localDate as string, number: readings.get(id)?.number ?? null }
      return [weighed({ ...said, from: { kind: 'goal', id } }, [['achieved'], ...told])]
    }
    // What the goal is called is not reached: what was reached is.
    const last = reached.at(-1)
    if (!last) return []
    const quote = last.title.trim()
    return [weighed({ title: shortenedTo(quote, MAX_WIN_TITLE), date: last.on, number: null, from: { kind: 'goal', id, quote } }, told)]
  }
  const pace = pacer(deps)
  const candidates: WinCandidate[] = []
  for (const goal of all) {
    await pace(RECORD + PART * goal.milestones.length)
    candidates.push(...ofGoal(goal))
  }
  return candidates
}

/** Of each goal that is measured by a number the best check-in, where it is better than every day before. */
export async function candidateCheckIns(deps: SourceDeps, { from, until }: Range): Promise<WinCandidate[]> {
  const { store, actor } = deps
  const said: CheckIn[] = []
  for await (const page of listPages({ store }, actor.space, checkIns.queries.byDay, { from, before: addDays(until, 1) })) {
    said.push(...page)
    if (said.length >= MOST_CHECK_INS) break
  }
  const ofGoal = Map.groupBy(said, ({ goalId }) => goalId)
  const found = await store.getMany(actor.space, goals, [...ofGoal.keys()].slice(0, MAX_LIMIT))
  const measured = found.filter(isByNumber).slice(0, MOST_GOALS)
  const pace = pacer(deps)
  const candidates: WinCandidate[] = []
  for (const goal of measured) {
    const best = bestOf(goal, ofGoal.get(goal.id) ?? [])
    if (!best) continue
    const { days } = await readGoalDays(deps, goal.id, { before: from })
    await pace(RECORD + PART * days.length)
    const rivals = [goal.metric.start, ...days.map(({ value }) => value)].map(Number)
    if (!rivals.every((rival) => isBetter(goal, Number(best.value), rival))) continue
    const reading = (await readSources(deps, [{ kind: 'check-in', id: best.id }])).get(best.id)
    const named = { title: goal.title, text: '', unreached: null, ...reading }
    const title = titleFrom({ kind: 'check-in', quote: null, title: goal.title }, named, actor.locale)
    candidates.push(
      weighed({ title, date: best.localDate, number: reading?.number ?? null, from: { kind: 'check-in', id: best.id } }, [
        ['best-so-far', goal.title],
        !isBetter(goal, Number(goal.metric.target), Number(best.value)) && ['target-reached', goal.metric.target],
      ]),
    )
  }
  return candidates
}

/** Whether its check-ins say by themselves how far it is, one way. */
const isByNumber = ({ deletedAt, metric: { type, source, direction, aggregation } }: Goal) =>
  deletedAt === null &&
  source === 'manual' &&
  direction !== 'within' &&
  (aggregation === 'last' || aggregation === 'max') &&
  ['number', 'percent', 'currency', 'duration'].includes(type)

const isBetter = ({ metric: { direction } }: Goal, one: number, other: number) => (direction === 'down' ? one < other : one > other)

const bestOf = (goal: Goal, some: readonly CheckIn[]): CheckIn | undefined =>
  some.toSorted((a, b) =>
    isBetter(goal, Number(a.value), Number(b.value)) ? -1 : isBetter(goal, Number(b.value), Number(a.value)) ? 1 : 0,
  )[0]
