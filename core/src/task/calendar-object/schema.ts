import { z } from 'zod'
import { belongingTo, defineKind, envelope, RecordId } from '../../kernel/index.ts'

/** UTF-16 units of lines that are kept beside one task. */
export const MAX_KEPT = 65_536

/** How a calendar program knows a task that it wrote: its address and UID there, and the lines that a task has no place for. */
export const CalendarObject = z.object({
  ...envelope,
  taskId: RecordId,
  /** The last part of its address, as the program chose it. */
  name: z.string().min(1).max(255),
  uid: z.string().min(1).max(1000),
  /** Unfolded content lines of its VTODO: properties, then whole components. */
  kept: z.array(z.string()),
  /** The UID of the task above it, while that is not here yet. */
  missingParent: z.string().nullable(),
})
export type CalendarObject = z.infer<typeof CalendarObject>

export const calendarObjects = defineKind('calendar-object', {
  schema: CalendarObject,
  version: 1,
  queries: {
    byTask: { where: ['taskId'], order: ['id'] },
    byName: { where: ['name'], order: ['id'] },
    byUid: { where: ['uid'], order: ['id'] },
    byMissingParent: { where: ['missingParent'], sparse: 'missingParent', order: ['id'] },
  },
  archive: belongingTo('taskId'),
})
