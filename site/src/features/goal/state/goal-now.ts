import './areas.ts'
import { createDailyClient } from '@throughline/client/daily'
import type { CheckIn } from '@throughline/core/goal'
import type { GoalActivity } from '@throughline/core/progress'
import { atom } from 'nanostores'
import { $today } from '../../desk/here.ts'
import { onBehalf } from '../../desk/on-behalf.ts'
import { isCheckInChange } from '../rules/change.ts'
import { reckoned } from '../rules/reckon.ts'
import { newestFirst } from './check-ins.ts'
import { type Move, watchMoves } from './moves.ts'
import { type GoalTold, readGoal, withEarlier } from './read-goal.ts'
import { checkInRecords, goalRecords } from './records.ts'

/** A goal and how it goes, with all that was changed here. */
export interface GoalNow extends Omit<GoalTold, 'activity'> {
  /** `null` where a check-in was made here since. */
  activity: GoalActivity | null
  /** Whether the measures and days count what was changed here; otherwise they are as the server last told them. */
  isCertain: boolean
  /** Ids of what is not on the server yet. */
  waiting: ReadonlySet<string>
}

/** The goal of the page, once something is known of it besides what came with the page. */
export const $goalNow = atom<GoalNow | null>(null)

/** Events that come together are answered together. */
const GATHER_MS = 60

const client = createDailyClient({ gathers: true, headers: onBehalf })
let told: GoalTold | null = null
let weekStart = 1
let moves: readonly Move[] = []
let asked = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** The same as it came with the page. */
export const asTold = (told: GoalTold): GoalNow => ({ ...told, isCertain: true, waiting: new Set() })

/** Takes in what came with the page, once, and follows what is changed here. */
export function beginGoal(given: GoalTold, days: { weekStart: number }): void {
  if (typeof window === 'undefined' || told) return
  weekStart = days.weekStart
  learn(given)
  watchMoves({
    began(change) {
      moves = [...moves, { change, isSaved: false }]
    },
    ended(change, isSaved) {
      moves = moves.flatMap((move) => (move.change !== change ? move : isSaved ? { ...move, isSaved } : []))
      renewSoon()
    },
    show: showSoon,
  })
  $today.listen(renewSoon)
}

/** Reads anew what the server tells, once things have calmed down. */
export function renewSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void renew(), GATHER_MS)
}

async function renew() {
  // What was deleted here is not there to be asked for.
  if (!told || goalRecords.shown(told.goal.id)?.deletedAt) return
  asked += 1
  const turn = asked
  // What was saved before the server is asked is counted in its answer.
  const counted = moves.filter(({ isSaved }) => isSaved)
  const fresh = await readGoal(client, told.goal.id, told.checkIns.items.length).catch(() => null)
  // Without an answer all stays as it is; whoever asked later knows more.
  if (!fresh || turn !== asked) return
  moves = moves.filter((move) => !counted.includes(move))
  learn(fresh)
  show()
}

/** Reads the next earlier check-ins. Answers whether there was a way to. */
export async function loadEarlier(): Promise<boolean> {
  if (!told || told.checkIns.nextCursor === null) return true
  const { id } = told.goal
  const checkIns = await withEarlier(client, id, told.checkIns).catch(() => null)
  if (!checkIns) return false
  learn({ ...told, checkIns })
  show()
  return true
}

function learn(fresh: GoalTold) {
  told = fresh
  goalRecords.learn(fresh.goal)
  for (const checkIn of fresh.checkIns.items) checkInRecords.learn(checkIn)
}

let isDue = false

/** Reckons once what was pressed is painted; what comes of it is drawn after that anyway. */
function showSoon() {
  // What nobody sees is not painted.
  if (document.hidden) return show()
  if (isDue) return
  isDue = true
  requestAnimationFrame(() => setTimeout(show))
}

function show() {
  isDue = false
  if (!told) return
  const goal = goalRecords.shown(told.goal.id) ?? told.goal
  const touched = moves.flatMap(({ change }) => (isCheckInChange(change) && change.goalId === goal.id ? change.id : []))
  const items: CheckIn[] = newestFirst(new Set([...told.checkIns.items.map(({ id }) => id), ...touched]))
  const isSame = (items[0]?.id ?? null) === told.activity.checkInId
  $goalNow.set({
    ...told,
    ...reckoned(told, goal, items, { weekStart }),
    goal,
    checkIns: { ...told.checkIns, items },
    activity: isSame ? told.activity : null,
    waiting: new Set(moves.filter(({ isSaved }) => !isSaved).map(({ change }) => change.id)),
  })
}
