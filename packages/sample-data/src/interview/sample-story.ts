import type { Rating, Telling } from '@throughline/core/interview'

/** Where a part of a story comes from: the win itself, or a piece of its evidence by its kind. */
export type SampleSource = 'win' | 'task' | 'goal' | 'journal-entry' | 'check-in' | 'note' | 'link'

export interface SampleStory {
  title: string
  /** The win it is made of, by its title. */
  win: string
  competencies: readonly string[]
  tellings: readonly Telling[]
  sources: Partial<Record<Exclude<keyof Telling, 'minutes'>, readonly SampleSource[]>>
  /** How it was told: days ago, and how well; oldest first. */
  told: readonly (readonly [daysAgo: number, rating: Rating])[]
}
