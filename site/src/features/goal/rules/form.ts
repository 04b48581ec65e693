import type { Goal, GoalStatus, Horizon } from '@throughline/core/goal'
import { filledMetric } from '@throughline/core/goal/rules'
import { readFigure, typedFigure } from '../words/figures.ts'
import type { GoalEdit } from './change.ts'
import { periodOf } from './periods.ts'

type Metric = Goal['metric']

/** A goal as it stands in the form: what is typed is text. */
export interface GoalDraft {
  title: string
  type: Metric['type']
  start: string
  target: string
  unit: string
  currency: string
  direction: Metric['direction']
  aggregation: Metric['aggregation']
  source: Metric['source']
  rhythm: 'daily' | 'weekdays' | 'times'
  weekdays: readonly number[]
  timesPerWeek: string
  dailyTarget: string
  keep: string
  milestones: string
  horizon: Horizon
  startDate: string
  endDate: string
  parentId: string
  weight: string
  why: string
  tags: string
  /** Ids of the library, or names of the person's own. */
  competencies: readonly string[]
  checkInEvery: 'none' | 'day' | 'week' | 'month' | 'quarter'
  /** Whether somebody chose what a value does, so that it stays whatever else is typed; the same of the horizon. */
  isLoggingChosen: boolean
  isHorizonChosen: boolean
  /** Whether nothing is to be read from the title. */
  isOnlyName: boolean
}

export type DraftField = keyof GoalDraft
export type Fault = 'title' | 'titleLong' | 'number' | 'time' | 'target' | 'same' | 'ends' | 'weekdays' | 'milestones' | 'weight' | 'days'

/** What is wrong with which field. */
export type Faults = Partial<Record<DraftField, Fault>>

export interface DraftContext {
  today: string
  weekStart: number
  locale: string
}

/** The dates of a horizon by now. */
export function datesFor(
  horizon: Horizon,
  { today, weekStart }: Pick<DraftContext, 'today' | 'weekStart'>,
): Pick<GoalDraft, 'horizon' | 'startDate' | 'endDate'> {
  return { horizon, startDate: today, endDate: periodOf(horizon, today, weekStart)?.to ?? '' }
}

/** A form nobody has written in. */
export const blankDraft = (context: DraftContext): GoalDraft => ({
  title: '',
  type: 'percent',
  start: '',
  target: '',
  unit: '',
  currency: 'EUR',
  direction: 'up',
  aggregation: 'last',
  source: 'manual',
  rhythm: 'daily',
  weekdays: [1, 2, 3, 4, 5],
  timesPerWeek: '3',
  dailyTarget: '',
  keep: '80',
  milestones: '',
  ...datesFor('quarter', context),
  parentId: '',
  weight: '1',
  why: '',
  tags: '',
  competencies: [],
  checkInEvery: 'week',
  isLoggingChosen: false,
  isHorizonChosen: false,
  isOnlyName: false,
})

/** A goal as the form shows it. */
export function draftOf(goal: Goal, context: DraftContext): GoalDraft {
  const { metric } = goal
  const written = (value: string) => typedFigure(value, metric, context.locale)
  return {
    ...blankDraft(context),
    title: goal.title,
    type: metric.type,
    start: written(metric.start),
    target: written(metric.target),
    unit: metric.type === 'currency' ? '' : metric.unit,
    currency: metric.type === 'currency' ? metric.unit : 'EUR',
    direction: metric.direction,
    aggregation: metric.aggregation,
    source: metric.source,
    rhythm: metric.timesPerWeek ? 'times' : metric.weekdays ? 'weekdays' : 'daily',
    weekdays: metric.weekdays ?? [1, 2, 3, 4, 5],
    timesPerWeek: String(metric.timesPerWeek ?? 3),
    dailyTarget: metric.dailyTarget === null ? '' : written(metric.dailyTarget),
    keep: metric.type === 'habit' ? written(metric.target) : '80',
    milestones: goal.milestones.map(({ title }) => title).join('\n'),
    horizon: goal.horizon,
    startDate: goal.startDate,
    endDate: goal.endDate ?? '',
    parentId: goal.parentId ?? '',
    weight: String(goal.weight),
    why: goal.why,
    tags: goal.tags.join(', '),
    competencies: goal.competencies,
    checkInEvery: goal.checkInEvery ?? 'none',
    isLoggingChosen: true,
    isHorizonChosen: true,
    isOnlyName: true,
  }
}

/** What of a goal the form says. */
export type Written = Required<Omit<GoalEdit, 'order' | 'pauses' | 'closing' | 'statedPace' | 'status'>>

/**
 * Reads the form. @param before milestones that are there: one of the same name stays the same, with its day.
 * @param newId makes the ids of new ones.
 */
export function readDraft(
  draft: GoalDraft,
  context: DraftContext,
  before: Goal['milestones'],
  newId: () => string,
): { faults: Faults; written: Written | null } {
  const { metric, faults: metricFaults } = readMetric(draft, context)
  const faults: Faults = { ...metricFaults, ...plainFaults(draft) }
  if (Object.keys(faults).length > 0 || !metric) return { faults, written: null }
  return {
    faults,
    written: {
      title: draft.title.trim(),
      why: draft.why.trim(),
      horizon: draft.horizon,
      metric,
      milestones: draft.type === 'milestones' ? milestonesOf(draft.milestones, before, newId) : [],
      startDate: draft.startDate,
      endDate: draft.endDate || null,
      parentId: draft.parentId || null,
      weight: Number(draft.weight),
      checkInEvery: draft.checkInEvery === 'none' ? null : draft.checkInEvery,
      tags: tagsOf(draft.tags),
      competencies: [...draft.competencies],
    },
  }
}

function plainFaults({ title, startDate, endDate, weight, type, milestones }: GoalDraft): Faults {
  return {
    ...(title.trim() === '' ? { title: 'title' as const } : title.trim().length > 200 && { title: 'titleLong' as const }),
    ...(!startDate ? { startDate: 'days' as const } : endDate && endDate < startDate && { endDate: 'ends' as const }),
    ...((!/^\d{1,3}$/.test(weight) || Number(weight) > 100) && { weight: 'weight' as const }),
    ...(type === 'milestones' && milestones.trim() === '' && { milestones: 'milestones' as const }),
  }
}

function readMetric(draft: GoalDraft, context: DraftContext): { metric: Metric | null; faults: Faults } {
  const { type } = draft
  if (type === 'binary' || type === 'milestones') return { metric: filledMetric({ type }), faults: {} }
  return type === 'habit' ? readHabit(draft, context) : readTarget(draft, context)
}

function readTarget(draft: GoalDraft, { locale }: DraftContext): { metric: Metric | null; faults: Faults } {
  const { type, direction } = draft
  const figure = (text: string) => readFigure(text, { type }, locale)
  const isDerived = draft.source !== 'manual'
  const [start, target] = [isDerived || draft.start.trim() === '' ? '0' : figure(draft.start), figure(draft.target)]
  const wrong = type === 'duration' ? 'time' : 'number'
  const faults: Faults = {
    ...(start === null && { start: wrong }),
    ...(draft.target.trim() === '' ? { target: 'target' as const } : target === null && { target: wrong }),
    ...(start !== null && target !== null && Number(start) === Number(target) && direction !== 'within' && { target: 'same' as const }),
  }
  if (start === null || target === null) return { metric: null, faults }
  const way = Number(target) < Number(start) ? 'down' : 'up'
  const source =
    (type === 'number' && draft.source === 'tasks-done') || (type === 'duration' && draft.source === 'time-spent') ? draft.source : 'manual'
  const metric = filledMetric({
    type,
    start,
    target,
    source,
    direction: direction === 'within' && source === 'manual' ? 'within' : way,
    aggregation: source === 'manual' ? draft.aggregation : 'sum',
    ...(type === 'number' && { unit: draft.unit.trim() }),
    ...(type === 'currency' && { unit: draft.currency }),
  })
  return { metric, faults }
}

function readHabit(draft: GoalDraft, { locale }: DraftContext): { metric: Metric | null; faults: Faults } {
  const amount = draft.dailyTarget.trim() === '' ? null : readFigure(draft.dailyTarget, { type: 'number' }, locale)
  const keep = readFigure(draft.keep, { type: 'number' }, locale)
  const faults: Faults = {
    ...(draft.dailyTarget.trim() !== '' && (amount === null || Number(amount) <= 0) && { dailyTarget: 'number' as const }),
    ...((keep === null || Number(keep) <= 0 || Number(keep) > 100) && { keep: 'number' as const }),
    ...(draft.rhythm === 'weekdays' && draft.weekdays.length === 0 && { weekdays: 'weekdays' as const }),
    ...(draft.rhythm === 'times' && !/^[1-7]$/.test(draft.timesPerWeek) && { timesPerWeek: 'number' as const }),
  }
  if (Object.keys(faults).length > 0 || keep === null) return { metric: null, faults }
  const metric = filledMetric({
    type: 'habit',
    target: keep,
    weekdays: draft.rhythm === 'weekdays' ? [...draft.weekdays] : null,
    timesPerWeek: draft.rhythm === 'times' ? Number(draft.timesPerWeek) : null,
    dailyTarget: amount,
    ...(amount !== null && { unit: draft.unit.trim() }),
  })
  return { metric, faults }
}

function milestonesOf(text: string, before: Goal['milestones'], newId: () => string): Goal['milestones'] {
  const rest = [...before]
  const titles = text
    .split('\n')
    .map((line) => line.trim().slice(0, 200))
    .filter((line) => line !== '')
  return titles.slice(0, 50).map((title) => {
    const at = rest.findIndex((milestone) => milestone.title === title)
    return at < 0 ? { id: newId(), title, doneOn: null } : (rest.splice(at, 1)[0] as Goal['milestones'][number])
  })
}

const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\s]+/)
      .map((tag) => tag.replace(/^#/, '').toLowerCase())
      .filter((tag) => tag !== ''),
  ),
]

/** A status that a form may save with. */
export type FormStatus = Extract<GoalStatus, 'active' | 'draft'>
