import type { CheckIn, CheckInValue, Goal, GoalStatus, Milestone, Pace } from '@throughline/core/goal'
import { isClosed, stateAfter } from '@throughline/core/goal/state'
import { goalPage as words } from '../../../messages/goal-page.ts'
import { shortDate } from '../../desk/words/day.ts'
import { editOfGoal, reachEdit } from '../rules/actions.ts'
import { type CheckInChange, type CheckInEdit, checkInOf, type GoalChange, type GoalEdit } from '../rules/change.ts'
import { amountWords } from '../words/amount.ts'
import { readFigure } from '../words/figures.ts'

export interface Here {
  /** The person's day, and their zone. */
  today: string
  timeZone: string
  locale: string
  newId: () => string
}

/** What a form of the page asks for, and what is said of it; or why it cannot be done. */
export type Asked = { change: GoalChange | CheckInChange; said: string } | { fault: string }

/** What the page knows. */
export interface Known {
  goal: Goal
  checkIns: readonly CheckIn[]
}

type Ask = (form: FormData, value: string, known: Known, here: Here) => Asked | null

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

const edit = ({ goal }: Known, changes: GoalEdit, said: string): Asked => ({ change: editOfGoal(goal, changes), said })

/** What somebody says of a day: a word of what is yes or no, otherwise a number. */
function readValue(form: FormData, { metric }: Goal, locale: string): CheckInValue | null {
  const typed = text(form, 'value')
  const isWord = metric.type === 'binary' || (metric.type === 'habit' && metric.dailyTarget === null)
  if (typed === 'skip' && metric.type === 'habit') return 'skip'
  if (isWord) return typed === 'yes' || typed === 'no' ? typed : null
  return readFigure(typed, metric, locale)
}

function contentOf(form: FormData, goal: Goal, { today, locale }: Here) {
  const value = readValue(form, goal, locale)
  if (value === null) return null
  const confidence = text(form, 'confidence')
  return {
    value,
    confidence: confidence ? Number(confidence) : null,
    note: text(form, 'note'),
    localDate: text(form, 'localDate') || today,
  }
}

/** What the check-in said as its form was opened; nothing where that does not come with it. */
function begunWith(form: FormData): CheckInEdit {
  try {
    return { ...JSON.parse(text(form, 'begun')) }
  } catch {
    return {}
  }
}

const faultOf = ({ metric }: Goal): Asked => ({ fault: metric.type === 'duration' ? words.checkIns.noTime : words.checkIns.noValue })

const withMilestones = (known: Known, change: (before: readonly Milestone[]) => Milestone[]): Asked =>
  edit(known, { milestones: change(known.goal.milestones) }, words.did.milestone)

const movedBy =
  (step: -1 | 1): Ask =>
  (_, id, known) => {
    const from = known.goal.milestones.findIndex((one) => one.id === id)
    const to = from + step
    if (from < 0 || to < 0 || to >= known.goal.milestones.length) return null
    return withMilestones(known, (before) => {
      const after = [...before]
      after.splice(to, 0, ...after.splice(from, 1))
      return after
    })
  }

/** By the name of the pressed button or field. */
const asks: Readonly<Record<string, Ask>> = {
  'check-in': (form, _, { goal }, here) => {
    const content = contentOf(form, goal, here)
    if (!content) return faultOf(goal)
    const said = words.did.checkIn(amountWords(content.value, goal.metric, here.locale), shortDate(content.localDate, here))
    return { change: checkInOf(goal.id, { id: here.newId(), ...content }), said }
  },
  'edit-check-in': (form, id, { goal }, here) => {
    const content = contentOf(form, goal, here)
    if (!content) return faultOf(goal)
    const base = begunWith(form)
    const changed = Object.entries(content).filter(([field, value]) => value !== base[field as keyof CheckInEdit])
    const changes: CheckInEdit = Object.fromEntries(changed)
    return changed.length > 0 ? { change: { do: 'check-in.edit', id, goalId: goal.id, changes, base }, said: words.did.edit } : null
  },
  'remove-check-in': (_, id, { goal }) => ({ change: { do: 'check-in.remove', id, goalId: goal.id }, said: words.did.remove }),
  pace: (_, pace, known) => edit(known, { statedPace: (pace || null) as Pace | null }, pace ? words.did.stated : words.did.cleared),
  'begin-on': (_, day, known, here) => edit(known, { startDate: day }, words.did.beginOn(shortDate(day, here))),
  status: (form, status, known, here) => {
    const asked = {
      status: status as GoalStatus,
      ...(isClosed(status as GoalStatus) && { closing: { reflection: text(form, 'reflection') } }),
    }
    return edit(known, stateAfter(known.goal, asked, here), words.did.status[status as GoalStatus])
  },
  'remove-goal': (_, id, { goal }) => ({ change: { do: 'goal.remove', id }, said: words.did.removeGoal(goal.title) }),
  reach: (_, id, { goal }, { today }) => {
    const isReached = goal.milestones.some((one) => one.id === id && one.doneOn !== null)
    return { change: reachEdit(goal, id, isReached ? null : today), said: words.did.milestone }
  },
  'add-milestone': (form, _, known, { newId }) => {
    const title = text(form, 'title')
    return title ? withMilestones(known, (before) => [...before, { id: newId(), title, doneOn: null }]) : null
  },
  'name-milestone': (form, id, known) => {
    const title = text(form, 'title')
    return title ? withMilestones(known, (before) => before.map((one) => (one.id === id ? { ...one, title } : one))) : null
  },
  'milestone-up': movedBy(-1),
  'milestone-down': movedBy(1),
  'remove-milestone': (_, id, known) => withMilestones(known, (before) => before.filter((one) => one.id !== id)),
}

/** What a form of the page asks for; `null` when that is nothing. */
export function changeAsked(form: FormData, known: Known, here: Here): Asked | null {
  const [name, value] = [...form].find(([name]) => Object.hasOwn(asks, name)) ?? []
  return name === undefined ? null : (asks[name]?.(form, String(value), known, here) ?? null)
}
