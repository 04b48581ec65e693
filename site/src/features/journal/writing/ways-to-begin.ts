import type { DailyClient } from '@throughline/client/daily'
import type { JournalTemplate } from '@throughline/core/journal'
import { writing as words } from '../../../messages/journal-writing.ts'
import type { EntryFields } from '../draft/fields.ts'

/** Looking over a day, a week, a month or a quarter. */
const reviews = ['morning', 'evening', 'weekly', 'monthly', 'quarterly'] as const
type Review = (typeof reviews)[number]

/** What an entry can begin with. */
export type Way = { is: 'review'; kind: Review } | { is: 'template'; template: Pick<JournalTemplate, 'id' | 'name'> }

export const reviewWays: readonly Way[] = reviews.map((kind) => ({ is: 'review', kind }))

/** What the way is asked for by. */
export const idOf = (way: Way): string => (way.is === 'review' ? way.kind : way.template.id)
export const nameOf = (way: Way): string => (way.is === 'review' ? words.reviews[way.kind] : way.template.name)

const isReview = (name: string): name is Review => (reviews as readonly string[]).includes(name)

/** What an entry of a day begins with that was asked to begin so: a review by its kind, or a template by its id. @throws ProblemError */
export async function beginningOf(
  { beginnings, journalTemplates }: Pick<DailyClient, 'beginnings' | 'journalTemplates'>,
  way: string,
  date: string,
): Promise<Pick<EntryFields, 'title' | 'body' | 'tags'>> {
  const { title, body, tags } = await (isReview(way) ? beginnings.review(way, date) : journalTemplates.get(way))
  return { title, body, tags }
}
