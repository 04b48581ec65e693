import { z } from 'zod'
import { PlainDate, RecordId } from '../kernel/index.ts'
import type { Measures as Measured } from './measure/index.ts'
import { Pace } from './schema.ts'

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
