import type { z } from 'zod'
import { type ActorDep, addDays, type ClockDep, PlainDate, parse, today } from '../../kernel/index.ts'
import { NewRecurrence } from './schema.ts'
import { datesAfter, seriesOf } from './series.ts'

/** Dates a preview shows. */
const PREVIEWED = 5

/** `from` leaves out what came before that day. */
export const PreviewRecurrence = NewRecurrence.extend({ from: PlainDate.optional() }).meta({
  id: 'PreviewRecurrence',
  example: { rrule: 'FREQ=MONTHLY;BYDAY=-1FR', anchor: '2026-03-27' },
})

/**
 * The first dates of a repeat from its anchor on, or from today without one; of one that goes on already, from a later day.
 * @throws AppError `validation`
 */
export function previewRecurrence(deps: ClockDep & ActorDep, input: z.input<typeof PreviewRecurrence>): { dates: string[] } {
  const { rrule, anchor = today(deps), exceptions, from = anchor } = parse(PreviewRecurrence, input)
  return { dates: datesAfter(seriesOf({ rrule, anchor, exceptions }), addDays(from, -1), PREVIEWED) }
}
