import { z } from 'zod'
import { byItself, defineKind, envelope, line, RecordId } from '../../kernel/index.ts'
import { FilterText } from '../filter/filter-text.ts'

const fields = {
  name: line(1, 100),
  /** A filter; empty for everything that is still to do. */
  query: FilterText,
  layout: z.enum(['list', 'board', 'calendar']),
  /** `null`: cut as a plain list is. */
  groupBy: z.enum(['none', 'day', 'priority', 'tag', 'status', 'parent', 'goal']).nullable(),
  /** `null`: in manual order. */
  sortBy: z.enum(['manual', 'due', 'priority', 'title', 'newest']).nullable(),
  order: z.enum(['ascending', 'descending']),
}

export const SavedView = z.object({ ...envelope, ...fields }).meta({ id: 'SavedView' })
export type SavedView = z.infer<typeof SavedView>

const example = { name: 'This week', query: 'due:<=7d -tag:home', groupBy: 'day' }

/** What a new view is made of; everything but the name has a default. */
export const NewSavedView = z
  .strictObject(fields)
  .partial()
  .extend({ id: RecordId.optional(), name: fields.name })
  .meta({ id: 'NewSavedView', example })
export type NewSavedView = z.input<typeof NewSavedView>

/** RFC 7396: what is absent stays. */
export const SavedViewChanges = z
  .strictObject(fields)
  .partial()
  .meta({ id: 'SavedViewChanges', example: { name: 'Next seven days' } })
export type SavedViewChanges = z.input<typeof SavedViewChanges>

/** Listed as they were made. */
export const savedViews = defineKind('saved-view', { schema: SavedView, version: 1, queries: {}, archive: byItself })
