import type { Confidentiality } from '@throughline/core/career'
import type { SampleExperience } from '../experience.ts'

/** What shows a win, by what it is called in the sample; a check-in by its goal and value. */
export type SampleEvidence =
  | { task: string }
  | { goal: string }
  | { checkIn: string; value: string }
  | { entry: string; quote?: string }
  | { note: string; date?: string; url?: string }

export interface SampleWin {
  title: string
  text?: string
  /** Days ago, or a partial date. */
  when: number | string
  at: keyof SampleExperience
  baseline?: string
  /** Left out where it is the number of the first piece of evidence. */
  value?: string
  unit?: string
  of?: string
  competencies: readonly string[]
  skills?: readonly string[]
  confidentiality?: Confidentiality
  evidence?: readonly SampleEvidence[]
}
