import { type ClockDep, instantText } from '@throughline/core/kernel'

/**
 * Between Lucia, which reads the system's clock, and everything else, which reads ours: a moment is its distance from now.
 * Whole seconds, so that the two readings of now that lie a moment apart make no difference.
 */
export const luciaTime = ({ clock }: ClockDep) => ({
  fromLucia: (date: Date): string =>
    instantText(
      clock
        .now()
        .add({ milliseconds: date.getTime() - Date.now() })
        .round('second'),
    ),
  toLucia: (instant: string): Date => new Date(Date.now() + clock.now().until(instant).total('milliseconds')),
})
