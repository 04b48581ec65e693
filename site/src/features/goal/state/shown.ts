import type { CheckIn, Goal } from '@throughline/core/goal'
import { compareTexts } from '@throughline/core/kernel/compare'
import type { Measures } from '@throughline/core/progress'
import { atom } from 'nanostores'
import type { OwnNewCheckIn } from '../rules/change.ts'
import { type DayMark, type Move, marked, moved, stepped } from '../rules/moves.ts'
import { type GoalOutline, type ListedGoal, type OutlinedGoal, wholeGoals } from '../rules/outline.ts'
import { newestFirst } from './check-ins.ts'
import { checkInRecords, goalRecords } from './records.ts'

/** How goals go, as the server told it. */
export interface Told {
  progress: Readonly<Record<string, Measures>>
  /** The last two weeks of habits. */
  marks: Readonly<Record<string, readonly DayMark[]>>
  /** How many of a goal's tasks are open. */
  tasks: Readonly<Record<string, number>>
}

/** What a page of goals shows. */
export interface Shown extends Told {
  /** In their order; none that lies in the trash. */
  goals: readonly ListedGoal[]
  /** How many of those that are outlines ask for a check-in; absent where all are whole. */
  outlinedDue?: number
}

export const inOrder = <G extends GoalOutline>(goals: readonly G[]): G[] =>
  goals.toSorted((a, b) => compareTexts(a.order, b.order) || compareTexts(a.id, b.id))

/** What is shown of goals, once something is known of them. */
export const $shown = atom<Shown | null>(null)

/** Check-ins of a goal that are known, newest first, those on their way among them. */
export const $checkIns = atom<Readonly<Record<string, readonly CheckIn[]>>>({})

let ids: readonly string[] = []
let outlines: readonly OutlinedGoal[] = []
let dueOfOutlines = 0
let told: Told = { progress: {}, marks: {}, tasks: {} }
let milestones = new Map<string, Goal['milestones']>()
let moves: readonly Move[] = []
const checkInIds = new Map<string, Set<string>>()

/** Takes in what the server says of all goals; check-ins that were saved before it was asked are counted in it. */
export function learnGoals({ goals, outlinedDue = 0, ...rest }: Shown, counted: readonly Move[] = []): void {
  const whole = wholeGoals(goals)
  ids = whole.map((goal) => goalRecords.learn(goal).id)
  outlines = goals.filter((goal) => 'isOutline' in goal)
  dueOfOutlines = outlinedDue
  told = rest
  milestones = new Map(whole.map((goal) => [goal.id, goal.milestones]))
  moves = moves.filter((move) => !counted.includes(move))
  show()
}

/** Shows goals as they are by now; one that is new stands last. */
export function showGoals(changed: readonly string[]): void {
  ids = [...ids, ...changed.filter((id) => !ids.includes(id))]
  show()
}

export function hideGoal(id: string): void {
  ids = ids.filter((other) => other !== id)
  outlines = outlines.filter((goal) => goal.id !== id)
  show()
}

/** Shows check-ins as they are by now. */
export function showCheckInsOf(changed: readonly string[]): void {
  for (const id of changed) {
    const checkIn = checkInRecords.shown(id)
    if (checkIn) placeCheckIn(checkIn)
  }
  showCheckIns()
}

export function beginMove(change: Move['change']): void {
  moves = [...moves, { change, isSaved: false }]
  show()
}

export function endMove(change: Move['change'], isSaved: boolean): void {
  moves = moves.flatMap((move) => (move.change !== change ? move : isSaved ? { ...move, isSaved } : []))
  show()
}

/** Those that the server has; what it is asked from now on counts them. */
export const savedMoves = (): readonly Move[] => moves.filter(({ isSaved }) => isSaved)

function placeCheckIn({ id, goalId }: CheckIn) {
  const known = checkInIds.get(goalId) ?? new Set()
  checkInIds.set(goalId, known.add(id))
}

function showCheckIns() {
  $checkIns.set(Object.fromEntries([...checkInIds].map(([goalId, ids]) => [goalId, newestFirst(ids)])))
}

function show() {
  outlines = outlines.filter(({ id }) => !ids.includes(id))
  const whole = ids.flatMap((id) => goalRecords.shown(id) ?? []).filter(({ deletedAt }) => !deletedAt)
  const goals = inOrder([...whole, ...outlines])
  const byId = new Map(whole.map((goal) => [goal.id, goal]))
  const progress = { ...told.progress }
  const marks = { ...told.marks }
  for (const goal of whole) {
    const [measures, before] = [progress[goal.id], milestones.get(goal.id)]
    if (measures && before) progress[goal.id] = stepped(measures, goal, before)
  }
  for (const { change } of moves) {
    const [goal, checkIn]: [Goal | undefined, OwnNewCheckIn] = [byId.get(change.goalId), change.checkIn]
    const [measures, days] = [progress[change.goalId], marks[change.goalId]]
    if (goal && measures) progress[goal.id] = moved(measures, goal, checkIn)
    if (days) marks[change.goalId] = marked(days, checkIn)
  }
  $shown.set({ ...told, goals, progress, marks, ...(outlines.length > 0 && { outlinedDue: dueOfOutlines }) })
}
