import type { HabitMeasure } from './habit.ts'
import type { PaceMeasure } from './pace.ts'

/**
 * Whether all that keeps a habit from its pace is one miss. By the rule it may be at risk by that, as two days out of three
 * are two thirds; a single day says nothing yet of how it goes, so nobody is alarmed by it.
 */
export const isFirstMiss = ({
  habit,
  pace,
  statedPace,
}: { habit: HabitMeasure | null } & Pick<PaceMeasure, 'pace' | 'statedPace'>): boolean =>
  habit !== null && statedPace === null && pace !== null && pace !== 'on-track' && habit.asked - habit.kept === 1
