import { experiences, firstDayOf, freshWins, lastDayOf, maySee, type Win, type WinDeps, wins } from '../../career/index.ts'
import { checkIns, type Goal, goals } from '../../goal/index.ts'
import { journalEntries } from '../../journal/index.ts'
import { addDays, foldText, type GiveWayDep, listAll, listAllInTurns, NAME_WORK, pacer, today } from '../../kernel/index.ts'
import { goalsAsOf, type ProgressDeps } from '../../progress/index.ts'
import type { GoalFact, PacketFacts, Range, Shown, Theme } from './facts.ts'
import { bestFirst, isTellable } from './order-wins.ts'
import { isPersonal, namesCompetency } from './personal.ts'
import { seekingIn } from './seeking.ts'

/** Skills, competencies and words of the journal that are looked at, those of most wins first. */
const MOST_LOOKED_AT = 12
/** Days on which something was thought about to be a theme. */
const FEWEST_DAYS = 3

/** All that a range holds, with what a packet does not tell of by itself. */
export interface Gathered {
  facts: PacketFacts
  /** Wins that only their owner may see. */
  hidden: readonly Win[]
  /** About a search for other work. */
  seeking: { wins: readonly Win[]; goals: readonly Goal[] }
  personal: readonly Goal[]
  dropped: readonly Goal[]
}

interface Asked extends Pick<PacketFacts, 'nameOf'> {
  /** Records that are to be told of though they would be left out. */
  meant?: ReadonlySet<string> | undefined
}

/**
 * What a packet of a range may tell of. A private win is not among the facts, whatever is asked for.
 */
export async function gatherFacts(deps: WinDeps, range: Range, { nameOf, meant = new Set() }: Asked): Promise<Gathered> {
  const [all, every] = await Promise.all([winsOf(deps, range), listAllInTurns(deps, deps.actor.space, goals.queries.inOrder, {})])
  const found = every.filter((goal) => isOf(goal, range))
  const above = await wholesOf(deps, every)
  const open = all.filter(({ confidentiality }) => maySee(confidentiality, 'reviewers'))
  const sought = await seekingIn(deps, { goals: every, above, wins: open })
  const isSought = ({ id }: { id: string }) => sought.has(id) && !meant.has(id)
  const shown = await bestFirst(
    deps,
    open.filter((win) => !isSought(win)),
  )
  const provenBy = new Set(
    shown.flatMap(({ evidence }) => evidence.flatMap(({ recordId, goalId }) => [recordId ?? [], goalId ?? []].flat())),
  )
  const isWork = (goal: Goal) => !sought.has(goal.id) && (provenBy.has(goal.id) || !isPersonal(goal, above))
  const isMeant = (goal: Goal) => meant.has(goal.id) || (goal.status !== 'dropped' && isWork(goal))
  const told = shown.filter((win) => isTellable(win) || meant.has(win.id))
  const [skills, competencies] = await Promise.all([skillsOf(deps, told, range), competenciesOf(deps, told, range, nameOf)])
  const themes = await themesOf(deps, [...skills, ...competencies], range)
  const rest = found.filter((goal) => !isMeant(goal))
  return {
    facts: {
      range,
      today: today(deps),
      wins: shown,
      goals: await goalFacts(deps, found.filter(isMeant), range),
      ofWork: new Set(found.filter((goal) => provenBy.has(goal.id) || namesCompetency(goal, above)).map(({ id }) => id)),
      skills,
      competencies,
      themes,
      nameOf,
      meant,
    },
    hidden: all.filter(({ confidentiality }) => !maySee(confidentiality, 'reviewers')),
    seeking: { wins: open.filter(isSought), goals: rest.filter(isSought) },
    personal: rest.filter((goal) => goal.status !== 'dropped' && !isSought(goal)),
    dropped: rest.filter((goal) => goal.status === 'dropped' && !isSought(goal)),
  }
}

/** What a goal is part of, or was before that went to the trash: what is of one's own life is that still. */
async function wholesOf(deps: WinDeps, every: readonly Goal[]): Promise<(goal: Goal) => Goal | undefined> {
  const byId = new Map(every.map((goal) => [goal.id, goal]))
  const idOf = ({ parentId, formerParentId }: Goal) => parentId ?? formerParentId
  const inTrash = (goal: Goal) => idOf(goal) !== null && !byId.has(idOf(goal) ?? '')
  if (every.some(inTrash)) for (const goal of await listAll(deps, deps.actor.space, goals.queries.trash, {})) byId.set(goal.id, goal)
  const wholeOf = (goal: Goal) => byId.get(idOf(goal) ?? '')
  return (goal) => {
    // What something was part of before may be part of it now, and nobody would come to the top.
    const seen = new Set<string>()
    for (let at = wholeOf(goal); at && !seen.has(at.id); at = wholeOf(at)) seen.add(at.id)
    return seen.has(goal.id) ? undefined : wholeOf(goal)
  }
}

/** Wins that may be of a range, as their sources say them now: of a month or a year, any day of it will do. */
async function winsOf(deps: WinDeps, { from, until }: Range): Promise<Win[]> {
  const days = { from: firstDayOf(from.slice(0, 4)), before: addDays(until, 1) }
  const found = await listAllInTurns(deps, deps.actor.space, wins.queries.newest, days)
  return freshWins(
    deps,
    found.filter(({ happenedOn }) => lastDayOf(happenedOn) >= from),
  )
}

const isOf = ({ status, startDate, closing }: Goal, { from, until }: Range): boolean =>
  status !== 'draft' && startDate <= until && (closing === null || closing.localDate >= from)

async function goalFacts(deps: ProgressDeps, all: readonly Goal[], { from, until }: Range): Promise<GoalFact[]> {
  if (all.length === 0) return []
  const now = today(deps)
  const isNow = until >= now
  const before = addDays(isNow ? now : until, 1)
  const ids = all.map(({ id }) => id)
  const { byGoal, latest } = checkIns.queries
  const [earlier, later, counts] = await Promise.all([
    goalsAsOf(deps, all, { before: from, today: from }),
    goalsAsOf(deps, all, { before, today: isNow ? now : before }),
    deps.store.countEach(deps.actor.space, byGoal, { from, before }, { key: 'goalId', values: ids }),
  ])
  const lasts = await Promise.all(
    ids.map(async (goalId) => {
      if (!counts.get(goalId)) return null
      const { items } = await deps.store.list(deps.actor.space, latest, { where: { goalId }, from, before }, { limit: 1 })
      return items[0] ?? null
    }),
  )
  return all.flatMap((goal, i) => {
    const [then, after] = [earlier.get(goal.id), later.get(goal.id)]
    // As it ended, where that was later than the range.
    const isEnded = goal.closing !== null && goal.closing.localDate < before
    const asOf: Goal = isEnded || goal.closing === null ? goal : { ...goal, status: 'active', closing: null }
    return then && after ? [{ goal: asOf, before: then, after, checkIns: counts.get(goal.id) ?? 0, latest: lasts[i] ?? null, isNow }] : []
  })
}

async function skillsOf(deps: ProgressDeps, shown: readonly Win[], { from }: Range): Promise<Shown[]> {
  const worked = await listAll(deps, deps.actor.space, experiences.queries.oldest, {})
  const earlier = worked.filter(({ startDate }) => startDate !== null && lastDayOf(startDate) < from).flatMap(({ skills }) => skills)
  const before = new Set(earlier.map(foldText))
  // Where no win is kept of the time before, nobody can tell what is new, whatever an earlier job is said to have asked for.
  const isUntold = !(await hasWinsBefore(deps, from))
  const isKnown = async (key: string) => isUntold || before.has(key) || (await isEarlier(deps, wins.queries.withSkill, key, from))
  return shownBy(deps, shown, { namesIn: ({ skills }) => skills, nameOf: (one) => one, isKnown })
}

async function hasWinsBefore({ store, actor }: ProgressDeps, before: string): Promise<boolean> {
  const { items } = await store.list(actor.space, wins.queries.newest, { before }, { limit: 1 })
  return items.length > 0
}

async function competenciesOf(deps: ProgressDeps, shown: readonly Win[], { from }: Range, nameOf: PacketFacts['nameOf']): Promise<Shown[]> {
  const isUntold = !(await hasWinsBefore(deps, from))
  const isKnown = async (key: string) => isUntold || isEarlier(deps, wins.queries.withCompetency, key, from)
  return shownBy(deps, shown, { namesIn: ({ competencies }) => competencies, nameOf, isKnown })
}

async function isEarlier(
  { store, actor }: ProgressDeps,
  query: typeof wins.queries.withSkill,
  each: string,
  before: string,
): Promise<boolean> {
  const { items } = await store.list(actor.space, query, { each, before }, { limit: 1 })
  return items.length > 0
}

interface Naming {
  namesIn(win: Win): readonly string[]
  nameOf(name: string): string
  /** Whether it was shown before, by its folded name. */
  isKnown(key: string): Promise<boolean>
}

async function shownBy(turns: GiveWayDep, shown: readonly Win[], { namesIn, nameOf, isKnown }: Naming): Promise<Shown[]> {
  const groups = new Map<string, { name: string; wins: Win[] }>()
  const pace = pacer(turns)
  for (const win of shown)
    for (const name of namesIn(win)) {
      const key = foldText(name)
      const group = groups.get(key) ?? { name: nameOf(name), wins: [] }
      group.wins.push(win)
      groups.set(key, group)
      await pace(NAME_WORK)
    }
  const most = [...groups].toSorted(([, a], [, b]) => b.wins.length - a.wins.length).slice(0, MOST_LOOKED_AT)
  return Promise.all(most.map(async ([key, group]) => ({ ...group, isNew: !(await isKnown(key)) })))
}

/** Words that entries are tagged with and wins show too. Nothing else that a journal holds is a theme of a packet. */
async function themesOf(deps: ProgressDeps, shown: readonly Shown[], { from, until }: Range): Promise<Theme[]> {
  const days = { from, before: addDays(until, 1) }
  const found = await Promise.all(
    shown.slice(0, MOST_LOOKED_AT).map(async ({ name, wins }): Promise<Theme> => {
      const { items } = await deps.store.list(
        deps.actor.space,
        journalEntries.queries.tagged,
        { each: tagOf(name), ...days },
        { limit: 100 },
      )
      return { name, wins, entries: items.filter(({ sealed }) => sealed === null) }
    }),
  )
  return found
    .filter(({ entries }) => new Set(entries.map(({ entryDate }) => entryDate)).size >= FEWEST_DAYS)
    .toSorted((a, b) => b.entries.length - a.entries.length)
}

/** Tags hold no blanks. */
const tagOf = (name: string) => foldText(name).replace(/\s+/g, '-')
