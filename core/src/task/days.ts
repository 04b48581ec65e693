import { z } from 'zod'
import { PlainDate } from '../kernel/index.ts'

/** As many as two months have: a calendar asks for six weeks. */
export const MAX_DAYS = 62

/** A run of plain dates, from `from` up to, not with, `before`. */
export interface Days {
  from: string
  before: string
}

/** Whether a run of days is one, and not too long. */
export function areDays({ from, before }: Days): boolean {
  try {
    return from < before && Temporal.PlainDate.from(from).until(before).total('days') <= MAX_DAYS
  } catch {
    // What is no date is a fault of its own.
    return true
  }
}

export const notDays = { error: `Name a later day, at most ${MAX_DAYS} days on.`, params: { code: 'invalid_range' } } as const

export const Days = z.strictObject({ from: PlainDate, before: PlainDate }).refine(areDays, { ...notDays, path: ['before'] })
