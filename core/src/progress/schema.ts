import { z } from 'zod'
import { type Measures as Measured, Pace } from '../goal/index.ts'
import { Instant, PlainDate, RecordId } from '../kernel/index.ts'

const value = z.string().meta({ description: 'Exact decimal text, at most nine places.', example: '77.6' })
const ratio = z.number()
const whole = z.int().min(0)

const Projection = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('not-applicable') }),
    z.object({ state: z.literal('reached') }),
    z.object({ state: z.literal('not-enough-data'), days: whole, daysNeeded: whole, spanDays: whole, spanNeeded: whole }),
    z.object({ state: z.literal('not-moving'), perWeek: value }),
    z.object({
      state: z.literal('expected'),
      on: PlainDate,
      earliest: PlainDate,
      latest: PlainDate.nullable(),
      perWeek: value,
      errorPerWeek: value,
    }),
  ])
  .meta({ id: 'Projection' })

const Habit = z.object({
  kept: whole,
  asked: whole,
  streak: z.object({ current: whole, longest: whole, unit: z.enum(['days', 'weeks']) }),
})

const RollUp = z
  .object({
    progress: ratio.nullable(),
    parts: z.array(z.object({ goalId: RecordId, share: ratio, progress: ratio })),
    leftOut: z.array(z.object({ goalId: RecordId, why: z.enum(['draft', 'dropped', 'no-weight', 'unmeasured']) })),
  })
  .meta({ id: 'RollUp' })

/** What is told of a goal as of a day; docs/goals.md says how each is reckoned. */
export const Measures = z
  .object({
    on: PlainDate,
    start: value,
    target: value,
    current: value.nullable(),
    progress: ratio.nullable().meta({ description: 'Never clamped: 1 is reached.' }),
    unmeasured: z.enum(['target-equals-start', 'no-check-ins', 'no-milestones', 'no-days-yet']).nullable(),
    pace: Pace.nullable().meta({ description: 'What the person says, or else what is reckoned.' }),
    isFirstMiss: z.boolean().meta({ description: 'Whether all that keeps a habit from its pace is one miss, which alarms nobody yet.' }),
    computedPace: Pace.nullable(),
    statedPace: Pace.nullable(),
    paceRatio: ratio.nullable(),
    noPace: z.enum(['draft', 'closed', 'not-begun', 'no-end', 'unmeasured']).nullable(),
    ideal: value.nullable(),
    neededPerWeek: value.nullable(),
    projection: Projection,
    days: whole,
    lastOn: PlainDate.nullable(),
    nextCheckIn: PlainDate.nullable(),
    habit: Habit.nullable(),
    rollUp: RollUp.nullable(),
  })
  .meta({ id: 'Measures' }) satisfies z.ZodType<Measured>
export type Measures = Measured

export const GoalProgress = z.object({ goalId: RecordId, progress: Measures }).meta({ id: 'GoalProgress' })
export type GoalProgress = z.infer<typeof GoalProgress>

const Mark = z.enum(['yes', 'no', 'skip', 'paused', 'rest', 'missed', 'pending']).meta({ id: 'Mark' })

/** What the days of a goal came to: for a chart, and of a habit for a heatmap. */
export const GoalDays = z
  .object({
    days: z.array(
      z.object({
        localDate: PlainDate,
        value: z
          .string()
          .meta({ description: 'Decimal text; of a habit or a binary goal `yes`, `no` or `skip` instead.', example: '77.6' }),
        current: value.nullable().meta({ description: 'The current value as of that day; `null` where the day does not count.' }),
      }),
    ),
    marks: z.array(z.object({ localDate: PlainDate, mark: Mark })),
    ideal: z.array(z.object({ localDate: PlainDate, value })).meta({ description: 'Corners, to be joined by straight lines.' }),
  })
  .meta({ id: 'GoalDays' })
export type GoalDays = z.infer<typeof GoalDays>

const named = { taskId: RecordId, title: z.string() }

/** What happened to the tasks of a goal since the last check-in. */
export const GoalActivity = z
  .object({
    since: Instant,
    checkInId: RecordId.nullable(),
    done: z.object({ count: whole, tasks: z.array(z.object({ ...named, localDate: PlainDate })) }),
    added: z.object({ count: whole, tasks: z.array(z.object(named)) }),
    time: z.object({ milliseconds: whole, runningSince: z.string().nullable() }),
  })
  .meta({ id: 'GoalActivity' })
export type GoalActivity = z.infer<typeof GoalActivity>
