import { z } from 'zod'
import {
  type ArchiveRule,
  belongingTo,
  Decimal,
  defineKind,
  envelope,
  FIRST_DAY,
  Instant,
  LAST_DAY,
  line,
  OrderKey,
  PlainDate,
  prose,
  RecordId,
  Tag,
  TimeZone,
} from '../kernel/index.ts'
import { MAX_HISTORY } from './history.ts'
import { Metric, NewMetric } from './metric.ts'
import { MAX_PAUSES } from './state.ts'

export const Horizon = z.enum(['week', 'month', 'quarter', 'year', 'life']).meta({ id: 'Horizon' })
export type Horizon = z.infer<typeof Horizon>

export const GoalStatus = z.enum(['draft', 'active', 'paused', 'achieved', 'missed', 'dropped']).meta({ id: 'GoalStatus' })
export type GoalStatus = z.infer<typeof GoalStatus>

export const Pace = z.enum(['on-track', 'behind', 'at-risk']).meta({ id: 'Pace' })
export type Pace = z.infer<typeof Pace>

/** A day that somebody can mean; what is reckoned day by day is thereby bounded. */
const GoalDay = PlainDate.refine((date) => !/^\d{4}-/.test(date) || (date >= FIRST_DAY && date <= LAST_DAY), {
  error: `Choose a day from ${FIRST_DAY} to ${LAST_DAY}.`,
  params: { code: 'out_of_range' },
}).meta({ format: 'date', example: '2026-03-05' })

export const Milestone = z
  .object({
    id: RecordId,
    title: line(1, 200),
    /** The person's date when it was reached. */
    doneOn: GoalDay.nullable(),
  })
  .meta({ id: 'Milestone' })
export type Milestone = z.infer<typeof Milestone>

/** Days that count neither for nor against: from `from` up to, but not with, `until`; `null` while it lasts. */
export const Pause = z.object({ from: PlainDate, until: PlainDate.nullable() }).meta({ id: 'Pause' })
export type Pause = z.infer<typeof Pause>

/** How a goal ended, and what the person makes of it. */
export const Closing = z.object({ localDate: PlainDate, timeZone: TimeZone, reflection: prose(5_000) }).meta({ id: 'Closing' })
export type Closing = z.infer<typeof Closing>

/** Each pause begins when the one before is over; only the last may be open. */
function checkPauses(pauses: readonly Pause[], context: z.RefinementCtx): void {
  const fault = (path: (string | number)[], code: string, message: string) =>
    context.addIssue({ code: 'custom', path, message, params: { code } })
  for (const [place, { from, until }] of pauses.entries()) {
    const next = pauses[place + 1]
    if (until !== null && until <= from) fault([place, 'until'], 'ends_before_start', 'A pause ends after the day it begins.')
    if (!next) continue
    if (until === null) fault([place, 'until'], 'open_pause', 'Only the last pause may be open.')
    else if (next.from < until) fault([place + 1, 'from'], 'overlap', 'Pauses stand in the order of time and do not overlap.')
  }
}

function checkMilestones(milestones: readonly { id?: string | undefined }[], context: z.RefinementCtx): void {
  const seen = new Set<string>()
  for (const [place, { id }] of milestones.entries()) {
    if (id !== undefined && seen.has(id))
      context.addIssue({ code: 'custom', path: [place, 'id'], message: 'Two milestones have this id.', params: { code: 'duplicate_id' } })
    if (id !== undefined) seen.add(id)
  }
}

const fields = {
  title: line(1, 200),
  /** Why it matters; Markdown. */
  why: prose(5_000),
  horizon: Horizon,
  metric: Metric,
  milestones: z.array(Milestone).max(50),
  /** The first day that counts. */
  startDate: GoalDay,
  /** The last day that counts. */
  endDate: GoalDay.nullable(),
  parentId: RecordId.nullable(),
  /** What it counts for beside the other goals of its parent, 0–100. */
  weight: z.int().min(0).max(100),
  status: GoalStatus,
  /** In the order of time, none overlapping; the last may be open. */
  pauses: z.array(Pause).max(MAX_PAUSES).superRefine(checkPauses),
  /** Only of what was achieved, missed or dropped. */
  closing: Closing.nullable(),
  /** The person's own word on how it goes; it stands above what is reckoned. */
  statedPace: Pace.nullable(),
  /** How often a check-in is meant to come; `null`: whenever. */
  checkInEvery: z.enum(['day', 'week', 'month', 'quarter']).nullable(),
  competencies: z.array(line(1, 60)).max(20),
  tags: z.array(Tag).max(20),
  order: OrderKey,
}

/** What a goal was measured by until it was changed; only what was changed is there. */
export const GoalWas = z
  .object({
    /** The person's date of the change. */
    localDate: PlainDate,
    until: Instant,
    metric: Metric.optional(),
    startDate: GoalDay.optional(),
    endDate: GoalDay.nullable().optional(),
    weight: fields.weight.optional(),
  })
  .meta({ id: 'GoalWas' })
export type GoalWas = z.infer<typeof GoalWas>

/** What a person says of a goal. */
export const goalFields = Object.keys(fields) as (keyof typeof fields)[]

export const Goal = z
  .object({
    ...envelope,
    ...fields,
    /** Oldest first, a change a day; the earliest go when there are more than fifty. */
    history: z.array(GoalWas).max(MAX_HISTORY),
    /** What it stood below until that was deleted; it returns there with it, unless it was moved since. */
    formerParentId: RecordId.nullable(),
    /** The import that made it, if one did. */
    importId: RecordId.nullable(),
  })
  .meta({ id: 'Goal' })
export type Goal = z.infer<typeof Goal>

const editable = z
  .strictObject({
    ...fields,
    metric: NewMetric,
    milestones: z
      .array(Milestone.extend({ id: RecordId.optional(), doneOn: GoalDay.nullish() }))
      .max(50)
      .superRefine(checkMilestones),
    closing: z
      .strictObject({ localDate: PlainDate, timeZone: TimeZone, reflection: prose(5_000) })
      .partial()
      .nullable(),
  })
  .partial()

/** What is asked of a goal, once read. */
export type GoalAsked = z.output<typeof editable>

/** What a new goal is made of; everything but the title has a default. */
export const NewGoal = editable.extend({ id: RecordId.optional(), title: fields.title }).meta({
  id: 'NewGoal',
  example: {
    title: 'Forecast accuracy to 82 %',
    horizon: 'quarter',
    metric: { type: 'percent', start: '71.4', target: '82' },
    endDate: '2026-12-18',
  },
})
export type NewGoal = z.input<typeof NewGoal>

/** RFC 7396: what is absent stays, `null` empties. A metric is given whole. */
export const GoalChanges = editable.meta({
  id: 'GoalChanges',
  example: { status: 'achieved', closing: { reflection: 'The promo calendar did it.' } },
})
export type GoalChanges = z.input<typeof GoalChanges>

/** A number, or of a habit (and of a binary goal, but for `skip`) a word. */
export const CheckInValue = z
  .union([z.enum(['yes', 'no', 'skip']), Decimal], { error: 'Write a number, or yes, no or skip.' })
  .meta({ id: 'CheckInValue', example: '77.6' })
export type CheckInValue = z.infer<typeof CheckInValue>

const checkInFields = {
  value: CheckInValue,
  /** How sure the person is to reach the goal, 1–10. */
  confidence: z.int().min(1).max(10).nullable(),
  note: prose(5_000),
}

/** A measurement of a goal, dated by the person's day. */
export const CheckIn = z
  .object({
    ...envelope,
    goalId: RecordId,
    /** The day it is about, and the zone it was written in; never moved by a later change of zone. */
    localDate: GoalDay,
    timeZone: TimeZone,
    ...checkInFields,
    /** What it said before each change, oldest first; the earliest go when there are more than fifty. */
    history: z.array(z.object({ localDate: PlainDate, ...checkInFields, until: Instant })).max(50),
    importId: RecordId.nullable(),
  })
  .meta({ id: 'CheckIn' })
export type CheckIn = z.infer<typeof CheckIn>

/** Without a day it is of today. */
export const NewCheckIn = z
  .strictObject({ localDate: GoalDay, ...checkInFields })
  .partial()
  .extend({ id: RecordId.optional(), value: CheckInValue })
  .meta({ id: 'NewCheckIn', example: { localDate: '2026-03-02', value: '77.6', confidence: 7, note: 'Bakeware is still the drag.' } })
export type NewCheckIn = z.input<typeof NewCheckIn>

/** RFC 7396. */
export const CheckInChanges = z
  .strictObject({ localDate: GoalDay, ...checkInFields })
  .partial()
  .meta({ id: 'CheckInChanges', example: { value: '77.4' } })
export type CheckInChanges = z.input<typeof CheckInChanges>

const archive: ArchiveRule<Goal> = {
  anew: (goal, ids) => ({
    ...goal,
    parentId: goal.parentId && ids.of(goal.parentId),
    formerParentId: null,
    milestones: goal.milestones.map((milestone) => ({ ...milestone, id: ids.within(milestone.id) })),
  }),
}

export const goals = defineKind('goal', {
  schema: Goal,
  version: 2,
  upcasters: { 1: (goal) => ({ ...goal, history: [] }) },
  queries: {
    inOrder: { order: ['order', 'id'] },
    byStatus: { where: ['status'], order: ['order', 'id'] },
    byParent: { where: ['parentId'], sparse: 'parentId', order: ['order', 'id'] },
    byFormerParent: { where: ['formerParentId'], sparse: 'formerParentId', order: ['id'] },
    byImport: { where: ['importId'], sparse: 'importId', order: ['id'] },
  },
  text: (goal) => [goal.title, goal.why, ...goal.tags, ...goal.milestones.map(({ title }) => title)],
  archive,
})

/** Several of one day stand in the order they were written. */
export const checkIns = defineKind('check-in', {
  schema: CheckIn,
  version: 1,
  queries: {
    byGoal: { where: ['goalId'], range: 'localDate', order: ['localDate', 'id'] },
    latest: { where: ['goalId'], range: 'localDate', order: ['localDate', 'id'], descending: true },
    /** Of all goals. */
    byDay: { range: 'localDate', order: ['localDate', 'id'] },
    byImport: { where: ['importId'], sparse: 'importId', order: ['id'] },
  },
  text: ({ note }) => [note],
  archive: belongingTo('goalId'),
})
